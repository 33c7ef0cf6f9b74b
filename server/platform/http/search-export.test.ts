import { afterAll, beforeAll, expect, test } from 'vitest';

import { exportCompanies, listCompanies } from '#contract/companies.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { exportEvents, listEvents } from '#contract/events.ts';
import { workbookType } from '#contract/kit/endpoint.ts';
import { exportedRecords } from '#contract/kit/exports.ts';
import { exportListings } from '#contract/listings.ts';
import { exportMembers } from '#contract/members.ts';
import { exportTechnologies } from '#contract/technologies.ts';
import { relistMember } from '#server/features/members/search-index-store.ts';
import { batchesOfPages } from '#server/platform/sheets/table.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { parseXml } from '#server/testing/xml.ts';
import { partsOfZip } from '#server/testing/zip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSeeded: true });
});
afterAll(() => app[Symbol.asyncDispose]());

/** The texts of a sheet, row by row. */
function rowsOf(sheet: string | undefined): (string | null)[][] {
  return [...parseXml(sheet ?? '').querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map(({ textContent }) => textContent),
  );
}

test('a search of companies leaves as the list shows it, with the filters in words and the address of the search', async () => {
  const member = await app.as('member');
  const query = { focusArea: 'energy-storage,hydrogen', verified: 'true', sort: 'newest' } as const;
  const { items } = (await member.call(listCompanies, { query: { ...query, limit: '50' } })).body;
  expect(items.length).toBeGreaterThan(1);
  const response = await member.send(exportCompanies, { query: { ...query, format: 'xlsx' } });
  expect(response.headers.get('content-type')).toBe(workbookType);
  expect(response.headers.get('content-disposition')).toMatch(/filename=companies-\d{4}-\d\d-\d\d\.xlsx$/);
  const parts = partsOfZip(Buffer.from(await response.arrayBuffer()));
  const [head, ...rows] = rowsOf(parts.get('xl/worksheets/sheet1.xml'));
  expect(head?.slice(0, 2)).toEqual(['Name', 'Description']);
  expect(rows.map(([name]) => name)).toEqual(items.map(({ name }) => name));
  expect(rows[0]?.at(-1)).toMatch(new RegExp(`^http.*/network/companies/${items[0]?.id}$`));
  const source = new Map(rowsOf(parts.get('xl/worksheets/sheet2.xml')).map(([name, value]) => [name, value]));
  expect(Object.fromEntries(source)).toMatchObject({
    Source: 'Companies',
    'Focus area': 'Energy Storage and Hydrogen',
    Verification: 'Verified companies',
    Order: 'Newest First',
    Records: String(items.length),
  });
  const address = new URL(source.get('Address') ?? '');
  expect(address.pathname).toBe('/network/companies');
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
});

test.each([
  [
    exportTechnologies,
    'Name,Description,Focus area,Status,Readiness level,Tags,Company,Country,Patents,For sale,Address',
  ],
  [
    exportListings,
    'Title,Type,Focus area,Excerpt,Tags,Company,Location,Country,Amount,Amount currency,Published,Ends on,Address',
  ],
  [
    exportCompanies,
    'Name,Description,Focus area,Location,Country,Founded,Size,Funding,Funding currency,Last round,Last round on,' +
      'Seeks now,Seeks currency,Closes on,Hiring,Open jobs,Revenue,Revenue currency,Team,Verified,Address',
  ],
  [
    exportMembers,
    'Name,Position,Organization,Focus areas,Location,Country,Smallest ticket,Largest ticket,Ticket currency,' +
      'Connections,Member since,Address',
  ],
  [
    exportEvents,
    'Title,Type,Description,Dates,Begins,Ends,Time zone,Place,City,Country,Online,Focus area,Price,Seats,Status,Address',
  ],
] as const)('$path leaves as CSV where no format is named', async (endpoint, head) => {
  const member = await app.as('member');
  const response = await member.send(endpoint, { query: {} });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await response.text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe(head);
  expect(lines.length).toBeGreaterThan(2);
});

test('what the list withholds is in no file', async () => {
  const ownerId = (await app.aUser()).id;
  const id = await aCompany(app.deps, { ownerId, name: 'Withheld Saltcell' });
  const member = await app.as('member');
  const query = { search: 'Withheld Saltcell' };
  expect((await member.call(exportCompanies, { query })).body).toContain('Withheld Saltcell');
  await app.deps.database.write((trx) =>
    trx.updateTable('companies').set({ hold: 'hidden' }).where('id', '=', id).execute(),
  );
  expect((await member.call(exportCompanies, { query: {} })).body).not.toContain('Withheld Saltcell');
});

test('a search of members leaves as the directory shows it, without an email and without blocked members', async () => {
  const [viewer, blocked, blocking] = await Promise.all([
    app.aUser(),
    aMember(app.deps, { fullName: 'Brine Blocked', bio: 'Brinewright' }),
    aMember(app.deps, { fullName: 'Brine Blocking', bio: 'Brinewright' }),
  ]);
  const hidden = await aMember(app.deps, { fullName: 'Brine Hidden', bio: 'Brinewright' });
  await aMember(app.deps, { fullName: 'Brine Shown', bio: 'Brinewright' });
  const client = await app.signedIn(viewer);
  await client.call(blockMember, { params: { id: String(blocked.id) } });
  await (await app.signedIn(blocking)).call(blockMember, { params: { id: String(viewer.id) } });
  await app.deps.database.write(async (trx) => {
    await trx.updateTable('member_profiles').set({ wants_listing: 0 }).where('user_id', '=', hidden.id).execute();
    await relistMember(trx, hidden.id);
  });
  const query = { search: 'Brinewright', sort: 'name' } as const;
  const lines = (await client.call(exportMembers, { query })).body.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Brine Shown']);
  expect(lines.join()).not.toContain('@');
  const stranger = await app.signedIn(await app.aUser());
  expect((await stranger.call(exportMembers, { query })).body.trim().split('\r\n')).toHaveLength(4);
});

test('a search of events leaves with its filters in words', async () => {
  const member = await app.as('member');
  const query = { virtual: 'true', format: 'xlsx' } as const;
  const response = await member.send(exportEvents, { query });
  const parts = partsOfZip(Buffer.from(await response.arrayBuffer()));
  const events = (await member.call(listEvents, { query: { virtual: 'true' } })).body;
  expect(rowsOf(parts.get('xl/worksheets/sheet1.xml')).slice(1)).toHaveLength(events.length);
  const source = Object.fromEntries(rowsOf(parts.get('xl/worksheets/sheet2.xml')));
  expect(source).toMatchObject({ Source: 'Events', Attendance: 'Online', Records: String(events.length) });
});

test('visitors and wrong filters are refused', async () => {
  expect((await (await app.as('anonymous')).refused(exportCompanies, { query: {} })).status).toBe(401);
  const member = await app.as('member');
  const { status, body } = await member.refused(exportCompanies, { query: { format: 'pdf', size: '7' } });
  expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([400, ['format', 'size']]);
});

test('a file has the first 10,000 records of a longer list', async () => {
  let asked = 0;
  const endless = batchesOfPages(async ({ limit }) => {
    asked += 1;
    return { items: Array.from({ length: limit }, (_, index) => index), nextCursor: String(asked) };
  }, exportedRecords);
  let records = 0;
  for await (const batch of endless) records += batch.length;
  expect([records, asked]).toEqual([10_000, 100]);
});
