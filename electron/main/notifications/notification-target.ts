import { z } from 'zod';

import { ownRoute } from '../security/own-route.ts';

const id = z.coerce.number().int().positive();
const page = z
  .string()
  .transform((path) => ownRoute(path))
  .pipe(z.string());

/**
 * What a notification is about, whose it is and what was done to it. It outlives the run in which it was shown: macOS and
 * Windows hand this text back.
 */
const target = z.object({
  act: z.enum(['open', 'read', 'reply']),
  server: z.string(),
  user: id,
  /** The notification's number on the server; left out where one stands for several. */
  id: id.optional(),
  path: page,
});
export type NotificationTarget = z.output<typeof target>;
export type NotificationAct = NotificationTarget['act'];

/** The target as one line. */
export function writeTarget(of: NotificationTarget): string {
  return new URLSearchParams(
    Object.entries(of).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** `null` for any other text, such as that of a later version. */
export function readTarget(text: string): NotificationTarget | null {
  return target.safeParse(Object.fromEntries(new URLSearchParams(text))).data ?? null;
}

/** What Windows hands over, as far as it is used: our own text, and what was typed into the field `reply`. */
export const activation = z.object({
  arguments: z.string().max(4000),
  userInputs: z.record(z.string(), z.string()).optional(),
});
