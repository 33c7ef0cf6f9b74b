import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { getList, listListItems } from '#contract/lists.ts';
import { createImport, type MatchedRow, matchImport, undoImport } from '#contract/lists-imports.ts';
import { answers, breaks, refuses, showPage } from '../testing/page-scene.tsx';
import { pageOf } from '../testing/records.ts';

const at = '2026-11-23T12:00:00.000Z';
const list = {
  id: 7,
  name: 'To meet',
  version: 1,
  access: 'owner' as const,
  owner: null,
  people: 0,
  items: 0,
  updatedAt: at,
  sharedWith: [],
};
const record = (id: number, isListed = false) => ({
  kind: 'company' as const,
  id,
  title: `Company ${id}`,
  path: `/network/companies/${id}`,
  isListed,
});
const matchOf = (name = ''): MatchedRow => {
  if (name === 'Twins') return { by: 'name', isSure: false, candidates: [record(2), record(3)] };
  if (name === 'Unknown') return { by: null, isSure: false, candidates: [] };
  return { by: 'name', isSure: true, candidates: [record(1)] };
};
const member = {
  id: 7,
  username: 'ines',
  email: 'ines@example.com',
  isEmailConfirmed: true,
  fullName: 'Ines Okafor',
  organization: null,
  role: 'member' as const,
  membershipTier: 'free' as const,
};
const base = [
  answers(me, member),
  answers(getList, list),
  answers(listListItems, pageOf([])),
  answers(matchImport, ({ body }) => ({
    rows: (body as { rows: { name?: string }[] }).rows.map(({ name }) => matchOf(name)),
  })),
];

/** The dialog with these rows pasted and their columns chosen. */
async function pasted(text: string, ...given: Parameters<typeof showPage>[1][]) {
  const page = await showPage('/network/lists/7', ...given, ...base);
  fireEvent.click(await page.main.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import into “To meet”' }));
  fireEvent.change(await dialog.findByLabelText('Or paste rows from a spreadsheet'), { target: { value: text } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return { ...page, dialog };
}

test('rows are matched, the preview says what happens, and one import takes what was chosen', async () => {
  const sent: unknown[] = [];
  const { dialog } = await pasted(
    'Name;Website\nFirst;\nTwins;\nFirst;\nUnknown;',
    answers(createImport, ({ body }) => {
      sent.push(body);
      return { id: 4, added: 2 };
    }),
  );
  expect((await dialog.findByLabelText<HTMLSelectElement>('Column with: Name')).value).toBe('0');
  expect(dialog.getByText('Such as First, Twins, First')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Find the records' }));
  const rows = () => within(dialog.getByRole('region', { name: 'Preview' })).getAllByRole('row');
  await dialog.findByRole('region', { name: 'Preview' });
  const happens = () =>
    rows()
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(happens()).toEqual(['Will be added', 'To choose', 'Same record as in row 2', 'Not found']);
  fireEvent.change(dialog.getByLabelText('Record of row 3'), { target: { value: 'company/3' } });
  expect(happens()[1]).toBe('Will be added');
  fireEvent.change(dialog.getByLabelText('Rows shown'), { target: { value: 'missing' } });
  expect(happens()).toEqual(['Not found']);
  fireEvent.click(dialog.getByRole('button', { name: 'Add 2 records' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ records: { company: [1, 3] } }]);
});

test.each([
  ['', 'There are no rows in it.'],
  ['Name\n', 'There are no rows below the names of the columns.'],
  [`Name\n${'First\n'.repeat(5001)}`, 'more than 5,000 rows'],
])('a file that cannot be imported says why: %#', async (text, sentence) => {
  const { dialog } = await pasted(text === '' ? ' ,\n,' : text);
  if (text !== '') fireEvent.click(await dialog.findByRole('button', { name: 'Find the records' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(sentence);
});

test('without a column of names or websites nothing is asked', async () => {
  const { dialog } = await pasted('Name\nFirst');
  fireEvent.change(await dialog.findByLabelText('Column with: Name'), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Find the records' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Please choose the column with the names or the websites.',
  );
});

test('after a failure the next try goes on with the rows that are missing', async () => {
  const asked: number[] = [];
  let isBroken = false;
  const { dialog } = await pasted(`Name\n${'First\n'.repeat(120)}`, {
    endpoint: matchImport,
    answer: (given) => {
      const { rows } = given.body as { rows: unknown[] };
      isBroken = asked.length === 1 && !isBroken;
      if (isBroken) return breaks(matchImport).answer(given);
      asked.push(rows.length);
      return Response.json({ rows: rows.map(() => matchOf('First')) });
    },
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Find the records' }));
  await dialog.findByRole('alert');
  fireEvent.click(dialog.getByRole('button', { name: 'Find the records' }));
  await dialog.findByRole('region', { name: 'Preview' });
  expect(asked).toEqual([50, 50, 20]);
  expect(within(dialog.getByRole('region', { name: 'Preview' })).getAllByRole('row')).toHaveLength(101);
  fireEvent.click(dialog.getByRole('button', { name: 'Show more rows (20 left)' }));
  expect(within(dialog.getByRole('region', { name: 'Preview' })).getAllByRole('row')).toHaveLength(121);
});

test('a refused import keeps the preview and says why', async () => {
  const { dialog } = await pasted('Name\nFirst', refuses(createImport, 409));
  fireEvent.click(await dialog.findByRole('button', { name: 'Find the records' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Add 1 record' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('No.');
  expect(dialog.getByRole('region', { name: 'Preview' })).toBeTruthy();
});

test('the last import can be undone, and who may only look cannot import', async () => {
  const undone: string[] = [];
  const { main, change } = await showPage(
    '/network/lists/7',
    answers(getList, { ...list, lastImport: { id: 4, added: 2, isOwn: true, at } }),
    ...base,
  );
  await main.findByText(/^You imported 2 records/);
  const undo = answers(undoImport, ({ params }) => {
    undone.push(params.importId ?? '');
    return { removed: 2 };
  });
  change(undo, ...base);
  fireEvent.click(main.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(main.queryByRole('button', { name: 'Undo import' })).toBeNull());
  expect(undone).toEqual(['4']);
  cleanup();
  const theirs = { ...list, access: 'view' as const, owner: { id: 9, name: 'Ada', hasProfile: false } };
  const { main: other } = await showPage('/network/lists/7', answers(getList, theirs), ...base);
  await other.findByRole('button', { name: 'Export' });
  expect(other.queryByRole('button', { name: 'Import' })).toBeNull();
});
