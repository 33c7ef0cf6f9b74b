import { expect, test } from 'vitest';

import { inRoot } from '../lib/paths.mjs';
import { noticesOf } from './notices.ts';

test('the notices name every delivered package with its licence, and no build or test tool', () => {
  const text = noticesOf(inRoot());
  for (const name of ['react', 'antd', 'express', 'kysely', 'better-sqlite3']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).not.toMatch(/^(vitest|vite|oxlint|typescript) /m);
});
