import {
  type CaseOutcome,
  decideCase,
  type ModerationCase,
  removeRecord,
  restoreRecord,
} from '#contract/moderation.ts';
import { call } from '#src/lib/api-client.ts';

/** Decides a case or, if it has hidden its record, shows or removes the record. */
export function settle(moderated: ModerationCase, action: CaseOutcome, reason: string): Promise<unknown> {
  const params = { id: String(moderated.id) };
  if (action === 'restore') return call(restoreRecord, { params, body: { reason } });
  if (moderated.isHiding) return call(removeRecord, { params, body: { reason } });
  return call(decideCase, { params, body: { action, reason, seenAt: moderated.lastAt } });
}
