import { type TestContext, test } from 'vitest';

import type { Database } from '#server/platform/db/database.ts';
import { testDialect } from './database.ts';

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** A test of what one of the databases alone does; on the other it is skipped, with that reason. */
export function onlyOn(dialect: Database['dialect'], name: string, run: (context: TestContext) => Promise<void>): void {
  test(name, async (context) => {
    context.skip(testDialect !== dialect, `this is about ${names[dialect]}`);
    await run(context);
  });
}
