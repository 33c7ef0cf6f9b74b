import type { Deps } from '#server/deps.ts';
import { asWorker } from '#server/http/work-id.ts';
import { claim, release } from './claim-store.ts';

/** Work that is done again and again, by one process at a time. */
export interface Job {
  name: string;
  /** Between the end of one run and the beginning of the next (milliseconds). */
  every: number;
  /** A run that takes longer than this is taken for dead, and another process may begin (milliseconds). */
  longest: number;
  run: (deps: Deps) => Promise<void>;
}

/** Runs a job unless another process is at it; returns whether it ran. */
export async function runAlone(deps: Deps, { name, longest, run }: Job): Promise<boolean> {
  const now = deps.now();
  const until = new Date(now.getTime() + longest).toISOString();
  const isOurs = await deps.database.write((trx) => claim(trx, name, now.toISOString(), until));
  if (!isOurs) return false;
  try {
    await run(deps);
  } finally {
    await deps.database.write((trx) => release(trx, name, deps.now().toISOString(), until));
  }
  return true;
}

/**
 * Repeats jobs, the first time at once; what fails is logged and tried again in its turn. Returns a function
 * that stops them and waits for what is under way.
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => startJob(deps, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(deps: Deps, job: Job): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;
  const turn = async () => {
    try {
      await runAlone(deps, job);
    } catch (error) {
      deps.logger.error({ err: error, job: job.name }, 'a job failed');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = asWorker(job.name, turn);
    }, job.every);
    timer.unref();
  };
  running = asWorker(job.name, turn);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
