import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/app.ts';
import { givingWay } from './giving-way.ts';

test('while requests wait for a connection, a job lets the next one go first, and then writes', async () => {
  await using app = await createTestApp();
  const database = givingWay(app.deps.database, { pools: () => [{ name: 'reads', inUse: 5, waiting: 1 }] });
  const order: string[] = [];
  await Promise.all([
    database.write(async () => void order.push('job')),
    app.deps.database.write(async () => void order.push('request')),
  ]);
  expect(order).toEqual(['request', 'job']);
});
