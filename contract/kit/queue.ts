import { z } from 'zod';

/**
 * How a change may wait in the outbox of the desktop app while the server cannot be reached (rule queued-changes).
 * Where a text says `:name`, the value of that name in params or body takes its place.
 */
export interface QueueRule {
  /** The name of the change in the outbox, such as "Follow a member" or "Save :kind". */
  title: string;
  /** The title where the record's name is known, which is `:name` in it, and the record as `kind/number`. */
  named?: { title: string; record: string };
  /** Names what is changed. Changes with the same name are sent in the order in which they were made. */
  record: string;
  /** The page of the app where the result shows. */
  page?: `/${string}`;
  /** The field of the body with what the user wrote: it is shown, and can be edited after a refusal. */
  text?: string;
  /** The answer of the server is known beforehand; the page gets it at once. */
  answer?: Readonly<Record<string, unknown>>;
  /** Only the latest such change of a record counts: it takes the place of one that still waits. */
  isLatestOnly?: true;
  /** The change saves a whole form. The page may show what waits. */
  editions?: EditionRule;
  /** The page shows what waits from the body of the change, as it does with forms. */
  isShown?: true;
}

/**
 * Calls that save a form, by the names of their endpoints. `create` makes the record, where a form can make one; `update`
 * saves it again and says in its body which edition it changes (`version`). Both are answered with the `id` and the new
 * `version`.
 */
export interface EditionRule {
  create?: string;
  update: string;
}

/**
 * Set by pages of the desktop app on a call that makes a record: a UUID that stands for the record (`:local` in a rule)
 * until the server has given it a number. The server does not see it.
 */
export const localRecordHeader = 'x-cardi-local-record';
export const localRecord = z.uuid();

/**
 * Names a change, so that the server makes it once however often it is sent: a UUID, made by whoever sends it. The
 * server honours it on every endpoint with a `queue` (rule once-by-key). Pages set it where they know the change by it;
 * otherwise the desktop app does.
 */
export const writeKeyHeader = 'idempotency-key';
export const writeKey = z.uuid('This is not a valid key');

/** For how many days the server knows a key. A change that has waited for longer must not be sent by itself. */
export const writeKeyDays = 30;

/** Set by the desktop app on an answer (202) to a change that waits in its outbox: the key of the change. */
export const queuedHeader = 'x-cardi-queued';

/** Set by pages of the desktop app on a change that may wait: the name of its record, percent-encoded. */
export const recordNameHeader = 'x-cardi-record-name';

/** A text of a rule with the values of a call in it. Throws if one is missing. */
export function fillRule(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`"${text}" needs ${name}`);
    return String(value);
  });
}
