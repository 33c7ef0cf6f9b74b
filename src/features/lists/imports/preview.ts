import type { ListedKind } from '#contract/lists.ts';
import type { ImportCandidate, MatchedRow } from '#contract/lists-imports.ts';

/** What becomes of a row. */
export const outcomes = {
  add: 'Will be added',
  choose: 'To choose',
  listed: 'In the list already',
  repeated: 'Twice in the file',
  missing: 'Not found',
} as const;
export type Outcome = keyof typeof outcomes;

export interface PreviewRow {
  /** Its place among the rows, from 0. */
  index: number;
  match: MatchedRow;
  outcome: Outcome;
  /** The record that it means. */
  chosen: ImportCandidate | undefined;
  /** The earlier row with the same record. */
  sameAs: number | undefined;
}

/** The records that a member chose, by row; `null`: none of them. */
export type Choices = ReadonlyMap<number, ImportCandidate | null>;

export const keyOf = ({ kind, id }: Pick<ImportCandidate, 'kind' | 'id'>) => `${kind}/${id}`;

/** What becomes of each row. A record counts once, in the first row that means it. */
export function previewOf(matches: readonly MatchedRow[], choices: Choices): PreviewRow[] {
  const firstRows = new Map<string, number>();
  return matches.map((match, index) => {
    const choice = choices.get(index);
    const chosen = choice === undefined ? (match.isSure ? match.candidates[0] : undefined) : (choice ?? undefined);
    const first = chosen && firstRows.get(keyOf(chosen));
    if (chosen && first === undefined) firstRows.set(keyOf(chosen), index);
    return { index, match, chosen, sameAs: first, outcome: outcomeOf(match, chosen, choice === null, first) };
  });
}

function outcomeOf(
  { candidates }: MatchedRow,
  chosen: ImportCandidate | undefined,
  isLeftOut: boolean,
  first: number | undefined,
): Outcome {
  if (!chosen) return candidates.length > 0 && !isLeftOut ? 'choose' : 'missing';
  if (first !== undefined) return 'repeated';
  return chosen.isListed ? 'listed' : 'add';
}

/** The numbers of the records to add, by kind. */
export function recordsOf(rows: readonly PreviewRow[]): Partial<Record<ListedKind, number[]>> {
  const records: Partial<Record<ListedKind, number[]>> = {};
  for (const { outcome, chosen } of rows) {
    if (outcome === 'add' && chosen) (records[chosen.kind] ??= []).push(chosen.id);
  }
  return records;
}
