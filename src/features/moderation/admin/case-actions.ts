import {
  actionsFor,
  type CaseAction,
  type CaseOutcome,
  isRemovable,
  type ModerationCase,
} from '#contract/moderation.ts';

/** The remaining actions on a case whose record no longer exists. */
const withoutRecord: ReadonlySet<CaseAction> = new Set(['dismiss', 'uphold', 'decline']);

/** The actions on a case in its present state: decide it or, if it has hidden its record, show or remove the record. */
export function actionsOf(moderated: ModerationCase): readonly CaseOutcome[] {
  if (moderated.isHiding) return isRemovable(moderated.kind) ? ['restore', 'remove'] : ['restore'];
  if (moderated.state !== 'open') return [];
  return actionsFor(moderated).filter((action) => !moderated.isGone || withoutRecord.has(action));
}
