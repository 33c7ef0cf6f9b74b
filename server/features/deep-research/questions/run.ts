import { second } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { onChanged, tellChanged } from './changes.ts';
import { type Progress, saveProgress } from './store.ts';

/** A run that has not said for so long that it lives counts as dead (milliseconds). */
export const claimTime = 30 * second;
const signOfLife = 2 * second;

/** The work on one question by one process. */
export interface Run {
  /** Aborted when the question is stopped, deleted, or another run's. */
  signal: AbortSignal;
  /** Writes what was found. Throws `Lost` once the question is no longer this run's. */
  save(progress: Progress): Promise<void>;
  end(): void;
}

/** The question has been stopped, deleted or taken over: its run writes nothing more. */
export class Lost extends Error {}

/** Starts to say that a question is worked on. `end` must be called. */
export function startRun(
  deps: Pick<Deps, 'database' | 'now' | 'isDraining' | 'logger'>,
  id: number,
  claim: string,
  stopping?: AbortSignal,
): Run {
  const lost = new AbortController();
  const until = () => new Date(deps.now().getTime() + claimTime).toISOString();
  const write = async (progress: Progress) => {
    const isOurs = await deps.database.write((trx) => saveProgress(trx, id, claim, progress));
    if (!isOurs) lost.abort(new Lost());
    return isOurs;
  };
  const live = async () => {
    try {
      if (deps.isDraining() || stopping?.aborted) {
        await write({ status: 'queued', claim: null, claimed_until: null });
        lost.abort(new Lost());
      } else await write({ claimed_until: until() });
    } catch (error) {
      // The claim outlives several such failures.
      deps.logger.warn({ err: error }, 'a question could not be kept');
    }
  };
  const timer = setInterval(() => void live(), signOfLife);
  timer.unref();
  let isTelling = false;
  // Somebody has stopped or deleted it.
  const off = onChanged(id, () => {
    if (!isTelling) void live();
  });
  return {
    signal: lost.signal,
    async save(progress) {
      if (lost.signal.aborted || !(await write({ claimed_until: until(), ...progress }))) throw new Lost();
      isTelling = true;
      tellChanged(id);
      isTelling = false;
    },
    end() {
      clearInterval(timer);
      off();
    },
  };
}
