import { expect, test } from 'vitest';

import { makeLocation, testDialect } from '#server/testing/database.ts';
import { runKillRounds } from '#server/testing/kill-rounds.ts';

/** `npm run bench durability` repeats it 200 times. */
const rounds = testDialect === 'sqlite' ? 6 : 3;

test(`${rounds} times kill -9 under write load: no acknowledged write is lost`, {
  timeout: 120_000,
}, async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const report = await runKillRounds(location, rounds);
  expect(report.acknowledged).toBeGreaterThan(rounds * 3);
  expect(report).toMatchObject({ rounds, lost: [], damage: [] });
});
