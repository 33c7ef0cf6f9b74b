import { addToList, createList, exportList, listBounds, listListItems, removeFromList } from '#contract/lists.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';

const repeats = 200;
const limit = '50';

/** The pages and the file of a full list: 10,000 companies, over HTTP. See `withFilled` for the options. */
export const run: Benchmark = (args) =>
  withFilled(args, [], async (database) => {
    await using app = await createTestApp({ database });
    return await measured(app);
  });

async function measured(app: TestApp): Promise<Figure[]> {
  const member = await app.as('member');
  const { id } = (await member.call(createList, { body: { name: 'Storage to meet' } })).body;
  const last = await fill(app, id);
  const params = { listId: String(id) };
  const page = (cursor?: string | null) =>
    member.call(listListItems, { params, query: { limit, ...(cursor && { cursor }) } });

  const opening: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    // A change before each read, so that no answer comes from memory.
    await member.call(removeFromList, { params: { ...params, kind: 'company', itemId: String(last) } });
    await member.call(addToList, { params, body: { kind: 'company', id: last } });
    opening.push(...(await timesOf(1, () => page())));
  }
  let cursor: string | null = null;
  const walking = await timesOf(listBounds.items / Number(limit), async () => {
    cursor = (await page(cursor)).body.nextCursor;
  });
  if (cursor !== null) throw new Error('The walk did not end with the list');
  let lines = 0;
  const exporting = await timesOf(5, async () => {
    const file = await (await member.send(exportList, { params: { id: String(id) }, query: {} })).text();
    lines = file.trimEnd().split('\r\n').length;
  });
  return [
    ...percentiles(
      'first page after a change',
      opening.toSorted((a, b) => a - b),
      100,
    ),
    ...percentiles('every page to the last', walking, 100),
    { what: 'file of the list', value: exporting[2] ?? Number.NaN, unit: 'ms', bound: null },
    { what: '  lines', value: lines, unit: '', bound: { atLeast: listBounds.items + 1 } },
  ];
}

/** Fills a list with new companies; returns the last one. */
async function fill({ deps }: TestApp, listId: number): Promise<number> {
  const companies: number[] = [];
  for (let index = 0; index < listBounds.items; index += 1) {
    companies.push(await aCompany(deps, { name: `Sample ${index}` }));
  }
  const at = deps.now().toISOString();
  await deps.database.write(async (trx) => {
    for (let from = 0; from < companies.length; from += 1000) {
      const rows = companies.slice(from, from + 1000).map((item_id) => ({
        list_id: listId,
        kind: 'company' as const,
        item_id,
        added_by: null,
        added_at: at,
      }));
      await trx.insertInto('list_items').values(rows).execute();
    }
    await trx.updateTable('lists').set({ items: companies.length }).where('id', '=', listId).execute();
  });
  return companies.at(-1) ?? 0;
}
