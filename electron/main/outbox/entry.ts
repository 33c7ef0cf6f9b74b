import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { type Change, namedTitle } from './change.ts';
import type { Row } from './rows.ts';

/** A user of a server: entries belong to both. */
export interface Owner {
  server: string;
  userId: number;
}

/** An entry of the outbox with the change that it stands for; `null` where this version of the app does not know it. */
export interface Entry extends Row {
  change: Change | null;
}

export const isOf = (owner: Owner) => (row: Owner) => row.server === owner.server && row.userId === owner.userId;

/** An entry that may be sent (again). Another text is another change, which needs a key of its own. */
export function renewed(entry: Row, body: Row['body'], needsNewKey: boolean, now: number): Row {
  const again = { ...entry, refusal: null, turnedAway: null };
  if (!needsNewKey) return again;
  return { ...again, key: crypto.randomUUID(), body, createdAt: new Date(now).toISOString() };
}

/** An entry as the pages of its user see it. */
export function present({ change, ...row }: Entry, isUnderWay: boolean): OutboxEntry {
  return {
    key: row.key,
    endpoint: row.endpoint,
    record: change?.record ?? '',
    title: change ? namedTitle(change, row.name) : 'A change of another version of CARDI',
    page: change?.page ?? null,
    text: change?.text ?? null,
    form: change?.rule.editions || change?.rule.isShown ? row.body : null,
    answer: change?.rule.answer ?? null,
    createdAt: row.createdAt,
    state: row.refusal ? 'refused' : isUnderWay ? 'sending' : 'waiting',
    refusal: row.refusal,
  };
}
