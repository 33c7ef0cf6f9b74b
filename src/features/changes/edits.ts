import type { Change } from '#contract/changes.ts';

/** What one person changed in a record at once; at least one change. */
export type Edit = readonly [Change, ...Change[]];

/** Puts together the changes that were saved with one another; `changes` are newest first. */
export function editsOf(changes: readonly Change[]): Edit[] {
  const edits: [Change, ...Change[]][] = [];
  for (const change of changes) {
    const last = edits.at(-1);
    if (last && isSameEdit(last[0], change)) last.push(change);
    else edits.push([change]);
  }
  return edits;
}

function isSameEdit(one: Change, other: Change): boolean {
  return (
    one.subject === null &&
    other.subject === null &&
    one.kind === other.kind &&
    one.recordId === other.recordId &&
    one.changedAt === other.changedAt &&
    one.by?.role === other.by?.role
  );
}
