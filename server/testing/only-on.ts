import { type TestContext, test } from 'vitest';

import type { Database } from '#server/platform/db/database.ts';
import { testDialect } from './database.ts';

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/**
 * A test of something that only one of the databases does; skipped, with that reason, on the other. `timeout` in
 * milliseconds; by default the usual limit.
 */
export function onlyOn(
  dialect: Database['dialect'],
  name: string,
  run: (context: TestContext) => Promise<void>,
  timeout?: number,
): void {
  test(name, timeout === undefined ? {} : { timeout }, async (context) => {
    context.skip(testDialect !== dialect, `this is about ${names[dialect]}`);
    await run(context);
  });
}
