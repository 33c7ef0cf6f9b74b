import { setTimeout as wait } from 'node:timers/promises';

import { signIn } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse, keyOfText, scaled } from '#server/platform/http/rate-limit.ts';
import { clearHits, countHit } from '#server/platform/http/rate-limit-store.ts';
import type { Device } from './known-devices.ts';

/** How many wrong passwords one network, or one known device, may try for a name before it is refused. */
export const signInGuesses = { limit: 10, windowSeconds: 900 } as const;

/** How many wrong passwords a name may get from all sides before answers to unknown devices are delayed. */
export const guessesAtOnce = 10;

/** The delay of the first answer, and the longest delay (milliseconds). */
const shortestDelay = 250;
const longestDelay = 4000;

/** How many answers are delayed at a time; further ones are answered at once and refused. */
const mostHeldBack = 50;
let heldBack = 0;

/** The delay after a number of surplus guesses (milliseconds): it doubles each time. */
export function delayAfter(tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(longestDelay, shortestDelay * 2 ** (tooMany - 1));
}

/**
 * Counts a try to sign in before it is looked at: tries that are made at once count, too. Throws 429 when
 * too many failed from this network, or on this device, lately. That never shuts out the owner elsewhere:
 * for the account as a whole the answer only takes longer, and a device that has signed in to it before
 * is spared even that.
 *
 * What was typed is counted, not the account: else two spellings would tell that they are of one account.
 *
 * @param network what the caller is counted by
 * @returns to be called once the password was right: only failures count
 */
export async function countGuess(
  deps: Pick<Deps, 'database' | 'env' | 'metrics' | 'now'>,
  { typed, network, device }: { typed: string; network: string; device: Device },
): Promise<() => Promise<void>> {
  const name = keyOfName(typed);
  const own = device.isKnown ? `${name}:device:${device.tokenHash}` : keyWithin(name, network);
  await countOrRefuse(deps, signIn.name, own, signInGuesses);
  if (!device.isKnown) {
    const { hits } = await countHit(deps.database, name, deps.now().getTime(), signInGuesses.windowSeconds * 1000);
    await holdBack(delayAfter(hits - scaled(deps.env, guessesAtOnce)));
  }
  return async () => {
    await clearHits(deps.database, own);
    if (!device.isKnown) await clearHits(deps.database, name);
  };
}

/** Clears a network's failures for these names, once an emailed link has shown who owns the account. */
export async function forgetGuesses(
  { database }: Pick<Deps, 'database'>,
  { names, network }: { names: readonly string[]; network: string },
): Promise<void> {
  for (const name of names) await clearHits(database, keyWithin(keyOfName(name), network));
}

function keyOfName(typed: string): string {
  return `${signIn.name}:failed:${keyOfText(typed)}`;
}

function keyWithin(name: string, network: string): string {
  return `${name}:network:${network}`;
}

async function holdBack(milliseconds: number): Promise<void> {
  if (milliseconds === 0 || heldBack >= mostHeldBack) return;
  heldBack += 1;
  try {
    await wait(milliseconds);
  } finally {
    heldBack -= 1;
  }
}
