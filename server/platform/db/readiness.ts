import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { unavailability } from './errors.ts';

/** The time for which a check counts, and the time it may take (milliseconds). */
const looksLast = 1000;
const lookLimit = 2000;

/** Why this process cannot serve, in one sentence, or `null` when it can. */
export type Readiness = () => Promise<string | null>;

/**
 * Checks whether the database can be written to. Callers within a second share one check, so that frequent calls cost
 * nothing; a check that takes too long counts as failed.
 */
export function createReadiness({ database, logger }: Pick<Deps, 'database' | 'logger'>): Readiness {
  let look: Promise<string | null> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let known: string | null = null;
  return () => {
    const now = performance.now();
    if (!look || now - lookedAt >= looksLast) {
      lookedAt = now;
      look = problem(database).then(({ sentence, error }) => {
        // Logged once, not at every check.
        if (error !== undefined && sentence !== known) logger.error({ err: error }, 'the database does not answer');
        known = sentence;
        return sentence;
      });
    }
    return look;
  };
}

async function problem(database: Deps['database']): Promise<{ sentence: string | null; error?: unknown }> {
  const answered = new AbortController();
  const late = wait(lookLimit, new Error(`No answer within ${lookLimit} ms`), { signal: answered.signal }).catch(
    () => null,
  );
  const pinged = database.ping().then(
    () => null,
    (error: unknown) => error,
  );
  const error = await Promise.race([pinged, late]);
  answered.abort();
  if (error === null) return { sentence: null };
  const isFull = unavailability(error) === 'full';
  return { sentence: isFull ? 'The disk of the database is full.' : 'The database does not answer.', error };
}
