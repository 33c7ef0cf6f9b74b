import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { inRoot } from './lib/paths.mjs';
import { toolFile } from './lib/programs.mjs';
import { run } from './lib/run.mjs';

/** A line of code in a place where it is not allowed. */
const violations: [file: string, code: string][] = [
  ['contract/a.ts', `import '#src/lib/x.ts'`],
  ['contract/a.ts', `import '../server/x.ts'`],
  ['contract/a.ts', `import 'node:fs'`],
  ['contract/a.ts', `import express from 'express'`],

  ['src/app/a.tsx', `import '#server/app.ts'`],
  ['src/app/a.tsx', `import '../../electron/main/index.ts'`],
  ['src/lib/a.ts', `import type { App } from '#server/app.ts'`],
  ['src/features/listings/a.ts', `export { x } from '#electron/main/x.ts'`],
  ['src/lib/a.ts', `import 'node:path'`],
  ['src/lib/a.test.ts', `import '#server/app.ts'`],
  ['electron/main/a.ts', `import '#src/lib/x.ts'`],
  ['electron/main/a.ts', `await import('../../server/app.ts')`],
  ['electron/preload/a.ts', `import '#server/app.ts'`],
  ['server/platform/http/a.ts', `import '#src/lib/x.ts'`],
  ['server/features/listings/store.ts', `import '../../../electron/main/x.ts'`],
  ['server/platform/http/a.test.ts', `import '#src/lib/x.ts'`],

  ['src/components/a.tsx', `import '#src/features/listings/index.ts'`],
  ['src/components/a.tsx', `import '../app/router.tsx'`],
  ['src/hooks/a.ts', `import '../features/listings/api.ts'`],
  ['src/lib/a.ts', `import '#src/app/router.tsx'`],
  ['src/theme/a.ts', `import '#src/features/listings/index.ts'`],
  ['src/stores/deep/a.ts', `import '../../features/listings/api.ts'`],

  ['src/features/listings/a.ts', `import '#src/app/router.tsx'`],
  ['src/features/listings/a.ts', `import '../../app/router.tsx'`],
  ['src/features/listings/a.ts', `import '#src/features/accounts/api.ts'`],
  ['src/features/listings/a.ts', `import '#src/features/accounts/pages/sign-in.tsx'`],
  ['src/features/listings/a.ts', `import '../accounts/api.ts'`],
  ['src/features/listings/pages/a.tsx', `import '../../accounts/index.ts'`],
  ['src/features/listings/pages/form/a.tsx', `import '../../../accounts/index.ts'`],
  ['src/features/listings/pages/a.tsx', `import('#src/features/accounts/api.ts')`],

  ['src/features/listings/a.ts', `import { useForm } from 'react-hook-form'`],
  ['src/hooks/use-form-draft.ts', `import { type Control, useForm } from 'react-hook-form'`],

  ['src/features/listings/a.ts', `import { useSearchParams } from 'react-router-dom'`],
  ['src/hooks/use-url-filters.ts', `import { useSearchParams } from 'react-router-dom'`],

  ['src/features/listings/pages/a.tsx', `import { Button } from 'antd'`],
  ['src/features/listings/a.ts', `import type { InputRef } from 'antd'`],
  ['src/features/listings/b.tsx', `import { AntdProvider } from '#src/theme/antd-provider.tsx'`],
  ['src/features/listings/components/a.tsx', `import Button from 'antd/es/button'`],
  ['src/app/layout/a.tsx', `import { Drawer } from 'antd'`],
  ['src/app/a.tsx', `const { Modal } = await import('antd')`],
  ['src/hooks/a.ts', `import { message } from 'antd'`],
  ['src/hooks/use-form.ts', `import { Form } from 'antd'`],

  ['src/app/a.tsx', `window.cardi.version()`],
  ['src/platform/index.ts', `globalThis.cardi.version()`],
  ['src/features/listings/a.ts', `const { cardi } = window`],
  ['src/features/listings/api.ts', `await fetch('/api/listings')`],
  ['src/lib/a.ts', `await window.fetch('/api/listings')`],
  ['src/platform/desktop.ts', `await fetch('/api/listings')`],
  ['src/lib/api-client.ts', `window.cardi.version()`],
  ['src/features/listings/a.ts', `export const format = new Intl.DateTimeFormat('en-US')`],
  ['src/platform/desktop.ts', `export const words = Intl.NumberFormat('en-US').format(1)`],
  ['src/components/a.tsx', `export const words = (1234).toLocaleString('en-US')`],
  ['src/lib/format.ts', `window.cardi.version()`],
  ['server/features/listings/a.ts', `export const format = new Intl.DateTimeFormat('en-US')`],
  ['server/platform/mail/a.ts', `export const words = new Intl.ListFormat('en').format(['a'])`],
  ['server/platform/text/a.ts', `export const words = (1234).toLocaleString('en-US')`],

  ['electron/main/session/a.ts', `import { ipcMain } from 'electron'`],
  ['electron/main/windows/a.ts', `import * as electron from 'electron'`],
  ['electron/main/windows/a.ts', `import { ipcRenderer } from 'electron'`],
  ['electron/main/ipc/a.ts', `import { contextBridge } from 'electron'`],
  ['electron/main/cache/a.ts', `import keytar from 'keytar'`],
  ['electron/main/windows/a.ts', `await import('keytar')`],
  ['electron/main/session/a.ts', `import Database from 'better-sqlite3'`],

  ['server/features/listings/routes.ts', `import { sql } from 'kysely'`],
  ['server/features/listings/service.ts', `import Database from 'better-sqlite3'`],
  ['server/platform/http/a.ts', `import pg from 'pg'`],
  ['server/platform/jobs/a.ts', `import { Migrator } from 'kysely/migration'`],

  ['server/platform/http/a.ts', `import '#server/features/listings/index.ts'`],
  ['server/platform/http/a.ts', `import '../../features/listings/index.ts'`],
  ['server/platform/db/a.ts', `import type { x } from '#server/features/listings/store.ts'`],
  ['server/platform/db/store.ts', `import '#server/seed/seed.ts'`],
  ['server/platform/jobs/a.ts', `import '#server/features.ts'`],
  ['server/platform/jobs/a.ts', `import '../../app.ts'`],
  ['server/features/listings/a.ts', `import '#server/features/accounts/store.ts'`],
  ['server/features/listings/store.ts', `import type { x } from '#server/features/accounts/store.ts'`],
  ['server/features/listings/store.ts', `import '../accounts/index.ts'`],
  ['server/features/accounts/settings/store.ts', `import '../../listings/index.ts'`],
  ['server/features/accounts/settings/a.ts', `import '#server/features/listings/jobs.ts'`],
  ['server/features/listings/a.ts', `import '#server/features.ts'`],
  ['server/features/listings/a.ts', `import '../../app.ts'`],
  ['server/features/listings/a.ts', `import '#server/seed/seed.ts'`],
  ['server/features/listings/a.ts', `import '#server/testing/app.ts'`],
  ['server/seed/a.ts', `import '#server/features/listings/write-store.ts'`],
  ['server/cli/a.ts', `import '#server/features/accounts/store.ts'`],
  ['server/main.ts', `import './features/accounts/store.ts'`],
  ['server/platform/db/migrations/a.ts', `import '#server/features/members/store.ts'`],
  ['server/platform/db/migrations/a.ts', `import '#server/platform/search/search-index-store.ts'`],
  ['server/platform/db/migrations/a.ts', `import { plans } from '#contract/memberships.ts'`],
  ['server/platform/db/migrations/a.ts', `import type { Schema } from '../schema.ts'`],
  ['server/platform/db/migrations/a.ts', `import './seed/a.ts'`],
  ['server/platform/db/migrations/a.ts', `await import('../../../features/members/store.ts')`],
  ['server/platform/db/migrations/a.ts', `export { x } from '../migrate.ts'`],
  ['server/platform/db/migrations/a.ts', `import { stemmer } from 'stemmer'`],
];

/** The same code in the one place that may contain it. */
const allowed: [file: string, code: string][] = [
  ['contract/a.ts', `import { z } from 'zod'; import './b.ts'; import '#contract/c.ts'`],
  ['contract/a.test.ts', `import fc from 'fast-check'`],
  ['src/app/a.tsx', `import '#contract/a.ts'; import('#src/features/listings/pages/list.tsx')`],
  ['src/components/a.tsx', `import '#src/lib/x.ts'; import './b.tsx'`],
  ['src/features/listings/a.ts', `import '#src/components/b.tsx'; import './api.ts'`],
  ['src/features/listings/pages/a.tsx', `import '#src/features/accounts/index.ts'; import '../api.ts'`],
  ['src/features/listings/a.ts', `import { useController } from 'react-hook-form'`],
  ['src/hooks/use-form.ts', `import { useForm } from 'react-hook-form'`],
  ['src/hooks/use-search-params.ts', `import { useSearchParams } from 'react-router-dom'`],
  ['src/components/a.tsx', `import { Button } from 'antd'; import type { SelectProps } from 'antd/es/select'`],
  ['src/theme/a.ts', `import { theme } from 'antd'`],
  ['src/features/listings/a.tsx', `import { PlusOutlined } from '@ant-design/icons'`],
  ['src/platform/desktop.ts', `window.cardi.version()`],
  ['src/lib/format.ts', `export const format = new Intl.DateTimeFormat('en-US')`],
  ['server/platform/text/words.ts', `export const format = new Intl.DateTimeFormat('en-US')`],
  ['src/lib/api-client.ts', `await fetch('/api/listings')`],
  ['src/lib/a.test.ts', `import 'node:http'; await fetch('http://localhost/')`],
  ['electron/main/ipc/a.ts', `import { ipcMain } from 'electron'`],
  ['electron/main/windows/a.ts', `import { BrowserWindow } from 'electron'`],
  ['electron/main/session/a.ts', `await import('keytar')`],
  ['electron/main/cache/a.ts', `import Database from 'better-sqlite3'`],
  ['electron/main/outbox/a.ts', `import Database from 'better-sqlite3'`],
  ['electron/main/search/a.ts', `import Database from 'better-sqlite3'`],
  ['electron/preload/a.ts', `import { contextBridge, ipcRenderer } from 'electron'`],
  ['server/features/listings/store.ts', `import { sql } from 'kysely'`],
  ['server/features/accounts/session-store.ts', `import { sql } from 'kysely'`],
  ['server/platform/db/a.ts', `import { Kysely } from 'kysely'; import pg from 'pg'`],
  ['server/features/listings/service.ts', `import type { Kysely } from 'kysely'`],
  ['server/features/listings/service.ts', `import '#server/features/accounts/index.ts'; import './store.ts'`],
  ['server/features/accounts/settings/store.ts', `import { sql } from 'kysely'; import '../store.ts'`],
  [
    'server/features/listings/a.test.ts',
    `import '#server/features/accounts/store.ts'; import '#server/testing/app.ts'`,
  ],
  ['server/seed/a.ts', `import '#server/features/listings/index.ts'; import { sql } from 'kysely'`],
  ['server/main.ts', `import './features/accounts/index.ts'; import './features.ts'; import './platform/http/x.ts'`],
  ['server/platform/db/migrations/a.ts', `import { sql } from 'kysely'; import 'node:crypto'; import './frozen.ts'`],
  ['server/platform/db/migrations/a.test.ts', `import '#server/testing/database.ts'; import '../database.ts'`],
];

const boundaryRules = /no-restricted-(imports|globals|properties)/;
const cases = [...violations, ...allowed].map(([file, code], index) => ({ file, code, index }));
const folder = mkdtempSync(join(tmpdir(), 'cardi-boundaries-'));

/** The cases, by index, that the linter has reported for crossing a boundary. */
const reported = new Set<number>();

beforeAll(async () => {
  const config = `import config from ${JSON.stringify(pathToFileURL(inRoot('oxlint.config.ts')).href)};
    export default { ...config, options: {} };`;
  for (const { file, code, index } of cases) {
    // One project for each case, because several cases use the same file name.
    const path = join(folder, String(index), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code};\n`);
    writeFileSync(join(folder, String(index), 'oxlint.config.ts'), config);
  }
  const { output } = await run(process.execPath, [toolFile('oxlint'), '--format=json', folder]);
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) {
    if (boundaryRules.test(code)) reported.add(Number(relative(folder, resolve(inRoot(), filename)).split(sep)[0]));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(cases.slice(0, violations.length))('the linter reports $code in $file', ({ index }) => {
  expect(reported).toContain(index);
});

test.each(cases.slice(violations.length))('the linter lets $code be in $file', ({ index }) => {
  expect(reported).not.toContain(index);
});
