import type { Deps } from '#server/deps.ts';
import { asWorker } from '#server/platform/http/work-id.ts';
import { claim, release } from './claim-store.ts';
import { Stopped, stoppable } from './stoppable.ts';

/** Work that is repeated by one process at a time. */
export interface Job {
  name: string;
  /** Between the end of one run and the beginning of the next (milliseconds). */
  every: number;
  /** After this time a run counts as dead, and another process may begin (milliseconds). */
  longest: number;
  /**
   * One run, in steps of a transaction each. When the program ends, `deps.database` takes no further step
   * (`stoppable`), so that a run can end after any of them and go on there the next time; `stopping` ends what else
   * it waits for.
   */
  run: (deps: Deps, stopping: AbortSignal) => Promise<void>;
}

/**
 * Runs a job unless another process runs it; returns whether it ran. Throws `Stopped` where `stopping` interrupted it.
 */
export async function runAlone(
  deps: Deps,
  { name, longest, run }: Job,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const now = deps.now();
  const until = new Date(now.getTime() + longest).toISOString();
  const isOurs = await deps.database.write((trx) => claim(trx, name, now.toISOString(), until));
  if (!isOurs) return false;
  const end = deps.metrics.jobStarted(name);
  try {
    await run({ ...deps, database: stoppable(deps.database, stopping) }, stopping);
    end(deps.now());
  } finally {
    await deps.database.write((trx) => release(trx, name, until));
  }
  return true;
}

/** Between the first runs of two jobs (milliseconds): a server that has just started answers people, too. */
const apart = 250;

/**
 * Repeats jobs, which begin one after another. Failures are logged, and the job runs again in its turn. Returns a function
 * that stops the jobs at their next step and waits for that.
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController();
  const turns = jobs.map((job, index) => startJob(deps, job, index * apart, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(turns.map((ended) => ended()));
  };
}

/** `after`: when it runs for the first time (milliseconds). */
function startJob(deps: Deps, job: Job, after: number, stopping: AbortSignal): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const turn = async () => {
    try {
      await runAlone(deps, job, stopping);
    } catch (error) {
      if (error instanceof Stopped || stopping.aborted)
        deps.logger.info({ job: job.name }, 'a job was ended half-way; it goes on next time');
      else deps.logger.error({ err: error, job: job.name }, 'a job failed');
    }
    if (!stopping.aborted) runAfter(job.every);
  };
  function runAfter(time: number): void {
    timer = setTimeout(() => {
      running = asWorker(job.name, turn);
    }, time);
    timer.unref();
  }
  runAfter(after);
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
