import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { exportClaims } from '#contract/companies-claims.ts';
import { endpoints } from '#contract/endpoints.ts';
import { exportTypes } from '#contract/kit/exports.ts';
import { exportUsers } from '#contract/users.ts';
import { createTestApp } from '#server/testing/app.ts';

const exports = endpoints.filter(
  ({ path, access, contentType }) => access === 'admin' && contentType === exportTypes && path.endsWith('/export'),
);

/** The cells of a file without quoted ones. */
function linesOf(text: string): string[][] {
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('each table is exported as a dated file that spreadsheets read as UTF-8, and each export is logged', async () => {
  await using app = await createTestApp({ isSeeded: true });
  const admin = await app.as('admin');
  const day = app.clock.now().toISOString().slice(0, 10);
  expect(exports.length).toBeGreaterThanOrEqual(7);
  for (const endpoint of exports) {
    if (endpoint.path.includes(':')) continue;
    const response = await admin.send(endpoint, { body: { filters: {} } });
    expect(response.status, endpoint.name).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="?[a-z-]+-${day}\\.csv"?$`),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).not.toMatch(/argon2|token_hash|password/i);
  }
  const { body: log } = await admin.call(listAuditEntries, { query: { action: 'data.export', limit: '50' } });
  expect(log.items.length).toBeGreaterThanOrEqual(7);
  expect(new Set(log.items.map(({ target }) => target)).size).toBe(log.items.length);
});

test('the filters of the table apply to its file, and are logged', async () => {
  await using app = await createTestApp();
  const ines = await app.aUser({ username: 'ines', fullName: '=HYPERLINK("http://x")', email: 'ines@test.example' });
  await app.aUser({ username: 'jonas' });
  const admin = await app.as('admin');
  const now = app.clock.now().toISOString();
  const { body } = await admin.call(exportUsers, { body: { filters: { search: 'INES', suspended: 'false' } } });
  expect(body.split('\r\n')).toEqual([
    expect.stringContaining('Number,User name,Name,Email,Email confirmed,Role,Membership,Joined,Suspended'),
    `${ines.id},ines,"'=HYPERLINK(""http://x"")",ines@test.example,${now},member,free,${now},`,
    '',
  ]);
  const { body: log } = await admin.call(listAuditEntries, { query: {} });
  expect(log.items[0]).toMatchObject({
    action: 'data.export',
    target: 'Users',
    note: 'search: INES, suspended: false',
  });
  const { body: none } = await admin.call(exportUsers, { body: { filters: { role: 'admin', search: 'ines' } } });
  expect(linesOf(none)).toHaveLength(1);
});

test('an invalid filter or a page is refused by name, and nothing is logged', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  for (const [filters, field] of [
    [{ role: 'owner' }, 'filters.role'],
    [{ cursor: 'x' }, 'filters.cursor'],
    [{ limit: '10' }, 'filters.limit'],
  ] as const) {
    const { status, body } = await admin.refused(exportUsers, { body: { filters } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await admin.refused(exportClaims, { body: { filters: { status: 'lost' } } })).status).toBe(400);
  expect((await admin.call(listAuditEntries, { query: {} })).body.items).toEqual([]);
});

test('thirty exports an hour are allowed', async () => {
  await using app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const admin = await app.as('admin');
  for (let count = 0; count < 30; count += 1) await admin.call(exportUsers, { body: { filters: {} } });
  expect((await admin.refused(exportUsers, { body: { filters: {} } })).status).toBe(429);
});
