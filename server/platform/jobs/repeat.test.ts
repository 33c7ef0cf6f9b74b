import { describe, expect, test, vi } from 'vitest';
import { minute } from '#contract/kit/durations.ts';

import { createTestApp } from '#server/testing/app.ts';
import { type Job, runAlone, startJobs } from './repeat.ts';
import { Stopped } from './stoppable.ts';

/** A job that waits inside its run until it is released. */
function heldJob() {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let runs = 0;
  const job: Job = {
    name: 'held',
    every: minute,
    longest: 5 * minute,
    run: async () => {
      runs += 1;
      begun.resolve();
      await goOn.promise;
    },
  };
  return { job, begun: begun.promise, goOn: () => goOn.resolve(), runs: () => runs };
}

describe('a job', () => {
  test('is run by one process at a time, and by the next when the first is done', async () => {
    await using app = await createTestApp();
    const { job, begun, goOn, runs } = heldJob();
    const first = runAlone(app.deps, job);
    await begun;
    expect(await Promise.all(Array.from({ length: 5 }, () => runAlone(app.deps, job)))).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    goOn();
    expect(await first).toBe(true);
    expect(await runAlone(app.deps, job)).toBe(true);
    expect(runs()).toBe(2);
  });

  test('does not block another job', async () => {
    await using app = await createTestApp();
    const { job, begun, goOn } = heldJob();
    const first = runAlone(app.deps, job);
    await begun;
    expect(await runAlone(app.deps, { ...job, name: 'other', run: async () => undefined })).toBe(true);
    goOn();
    await first;
  });

  test('of a process that died is taken over when its claim ends, not before', async () => {
    await using app = await createTestApp();
    const { job, begun, goOn, runs } = heldJob();
    const dead = runAlone(app.deps, job);
    await begun;
    const next = { ...job, run: async () => undefined };
    app.clock.advance({ milliseconds: job.longest - 1 });
    expect(await runAlone(app.deps, next)).toBe(false);
    app.clock.advance({ milliseconds: 1 });
    const second = heldJob();
    const takenOver = runAlone(app.deps, second.job);
    await second.begun;
    // The first process comes back late: it must not release the second one's claim.
    goOn();
    await dead;
    expect(await runAlone(app.deps, next)).toBe(false);
    second.goOn();
    expect(await takenOver).toBe(true);
    expect(runs()).toBe(1);
  });

  test('R9: continues after the clock is set back, also during a run and after a process died with its claim', async () => {
    await using app = await createTestApp();
    const quick = { ...heldJob().job, run: async () => undefined };
    expect(await runAlone(app.deps, quick)).toBe(true);
    app.clock.advance({ minutes: -120 });
    expect(await runAlone(app.deps, quick)).toBe(true);
    const { job, begun, goOn } = heldJob();
    const running = runAlone(app.deps, job);
    await begun;
    app.clock.advance({ seconds: -30 });
    expect(await runAlone(app.deps, quick), 'a clock that is slightly behind').toBe(false);
    app.clock.advance({ minutes: -120 });
    expect(await runAlone(app.deps, quick), 'a claim longer than any valid one').toBe(true);
    goOn();
    expect(await running).toBe(true);
  });

  test('R3: stops at its next step when told to, and continues there later', async () => {
    await using app = await createTestApp();
    const stopping = new AbortController();
    const steps: string[] = [];
    const job: Job = {
      ...heldJob().job,
      run: async ({ database }) => {
        for (;;) {
          await database.write(async () => {
            steps.push('a step');
            stopping.abort();
          });
        }
      },
    };
    await expect(runAlone(app.deps, job, stopping.signal)).rejects.toThrow(Stopped);
    expect(steps).toEqual(['a step']);
    expect(await runAlone(app.deps, { ...job, run: async () => undefined })).toBe(true);
  });

  test('releases its claim when it fails', async () => {
    await using app = await createTestApp();
    const { job } = heldJob();
    const failing = { ...job, run: () => Promise.reject(new Error('no luck')) };
    await expect(runAlone(app.deps, failing)).rejects.toThrow('no luck');
    expect(await runAlone(app.deps, { ...job, run: async () => undefined })).toBe(true);
  });
});

test('jobs start one after another; stopping waits for the current run, and none starts after it', async () => {
  await using app = await createTestApp();
  const { job, begun, goOn, runs } = heldJob();
  const failing = { ...job, name: 'failing', run: () => Promise.reject(new Error('no luck')) };
  const later = { ...job, name: 'later', run: vi.fn(async () => undefined) };
  const stop = startJobs(app.deps, [failing, job, later]);
  await begun;
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await runAlone(app.deps, { ...job, name: 'something else', run: async () => undefined });
  expect(isStopped).toBe(false);
  goOn();
  await stopped;
  expect(runs()).toBe(1);
  expect(later.run).not.toHaveBeenCalled();
});
