import { z } from 'zod';

/**
 * Why a change was not made: who refused it, the status, and a sentence for people. `between`: something between app and
 * server does not let it through; `app`: this app does not send it by itself.
 */
export const refusal = z.object({
  by: z.enum(['server', 'between', 'app']).default('server'),
  status: z.number().int(),
  message: z.string(),
  at: z.iso.datetime(),
});
export type Refusal = z.infer<typeof refusal>;

/** A change in the outbox of the desktop app (rule queued-changes), as the pages of its user see it. */
export const outboxEntry = z.object({
  key: z.uuid(),
  /** The name of the endpoint, such as `savedItems.save`. */
  endpoint: z.string(),
  /** What is changed; changes of the same record are sent one after another. */
  record: z.string(),
  title: z.string(),
  /** The page of the app where the result shows; `null` where there is none. */
  page: z.string().nullable(),
  /** What the user wrote, `null` where the change has no text. */
  text: z.string().nullable(),
  /** The form that is saved, or what else its page shows of it; `null` where the change has none. */
  form: z.record(z.string(), z.unknown()).nullable(),
  /** The answer that the pages have been given already, `null` where it is not known before the server gives it. */
  answer: z.record(z.string(), z.unknown()).nullable(),
  /** When the user made the change. */
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'sending', 'refused']),
  refusal: refusal.nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

/** A record that the server has made or saved by a change of the outbox: its number and the edition it has now. */
export const savedEdition = z.object({ key: z.uuid(), id: z.number().int(), version: z.number().int() });
export type SavedEdition = z.infer<typeof savedEdition>;

export const outboxEntries = z.array(outboxEntry);

/** The outbox after a change of an entry, and why it was not changed; `null` where it was. */
export const outboxResult = z.object({ entries: outboxEntries, problem: z.string().nullable() });
export type OutboxResult = z.infer<typeof outboxResult>;

/**
 * How many changes were deleted without having been sent: because the session ended without a sign-out, or because they
 * had waited for too long.
 */
export const outboxLosses = z.object({ ended: z.number().int(), old: z.number().int() });
export type OutboxLosses = z.infer<typeof outboxLosses>;

/** The longest text that an entry can be edited to; the endpoint has bounds of its own. */
export const editedText = z.string().max(20_000);
