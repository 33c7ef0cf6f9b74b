import { open } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { isUniqueViolation } from './errors.ts';
import type { Transaction } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

function addSeed(trx: Transaction, name: string) {
  return trx.insertInto('seeds').values({ name, created_at: '2026-01-01T00:00:00.000Z' }).execute();
}

async function names(prefix: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('seeds')
    .where('name', 'like', `${prefix}%`)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

describe('a write', () => {
  test('returns the result of its work', async () => {
    const result = await database.write(async (trx) => {
      await addSeed(trx, 'result-1');
      return 'given';
    });
    expect(result).toBe('given');
    expect(await names('result-')).toEqual(['result-1']);
  });

  test('changes nothing if its work throws', async () => {
    const failing = database.write(async (trx) => {
      await addSeed(trx, 'half-1');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names('half-')).toEqual([]);
  });

  test('that violates a constraint reports the kind, and the next one is not affected', async () => {
    await database.write((trx) => addSeed(trx, 'twice'));
    const error = await database.write((trx) => addSeed(trx, 'twice')).catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('something else'))).toBe(false);
    await database.write((trx) => addSeed(trx, 'thrice'));
  });

  test('fails alone among many at once', async () => {
    const numbers = Array.from({ length: 150 }, (_, index) => index);
    const results = await Promise.allSettled(
      numbers.map((number) =>
        database.write(async (trx) => {
          await addSeed(trx, `many-${String(number).padStart(3, '0')}`);
          if (number % 10 === 3) throw new Error(`no ${number}`);
          return number;
        }),
      ),
    );
    for (const [number, result] of results.entries()) {
      if (number % 10 === 3) expect(result).toMatchObject({ status: 'rejected', reason: { message: `no ${number}` } });
      else expect(result).toEqual({ status: 'fulfilled', value: number });
    }
    const expected = numbers.filter((number) => number % 10 !== 3);
    expect(await names('many-')).toEqual(expected.map((number) => `many-${String(number).padStart(3, '0')}`));
  });

  test('is visible to the next read, prepared or not', async () => {
    for (let round = 0; round < 20; round += 1) {
      await database.write((trx) => addSeed(trx, `seen-${String(round).padStart(2, '0')}`));
      expect(await names('seen-')).toHaveLength(round + 1);
      const rows = await database.read({ sql: "select name from seeds where name like 'seen-%'", parameters: [] });
      expect(rows).toHaveLength(round + 1);
    }
  });

  onlyOn('sqlite', 'is acknowledged only when the log has reached the disk', async () => {
    const handle = await open(database.location.dataDir);
    const prototype = Object.getPrototypeOf(handle);
    await handle.close();
    const flush = Promise.withResolvers<void>();
    const datasync = vi.spyOn(prototype, 'datasync').mockReturnValue(flush.promise);
    let isAcknowledged = false;
    const writing = database.write((trx) => addSeed(trx, 'flushed-1')).then(() => (isAcknowledged = true));
    await expect.poll(() => datasync.mock.calls.length).toBe(1);
    // The group is committed and visible to readers of this process, but its writers still wait.
    expect(await names('flushed-')).toEqual(['flushed-1']);
    expect(isAcknowledged).toBe(false);
    flush.resolve();
    await writing;
  });

  test('is not visible before it is complete', async () => {
    const inside = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const writing = database.write(async (trx) => {
      await addSeed(trx, 'unfinished-1');
      inside.resolve();
      await goOn.promise;
    });
    await inside.promise;
    const rows = await database.read({ sql: "select name from seeds where name like 'unfinished-%'", parameters: [] });
    expect(rows).toEqual([]);
    goOn.resolve();
    await writing;
    expect(await names('unfinished-')).toEqual(['unfinished-1']);
  });
});
