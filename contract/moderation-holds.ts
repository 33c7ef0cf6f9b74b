import { z } from 'zod';

import { choice, timestamp } from '#contract/kit/fields.ts';

/** Why a record is withheld from everyone but its owner and admins, as its owner is told. */
export const holds = {
  pending: 'Waiting for review',
  declined: 'Not approved',
  hidden: 'Hidden by our team',
  removed: 'Removed by our team',
} as const;
export type Hold = keyof typeof holds;

export const hold = choice(holds);

/** The notice that an owner sees on their withheld record. */
export const holdNotice = z.object({
  state: hold,
  /** The team's words; empty while a listing waits for its review. */
  reason: z.string(),
  since: timestamp,
});
export type HoldNotice = z.infer<typeof holdNotice>;
