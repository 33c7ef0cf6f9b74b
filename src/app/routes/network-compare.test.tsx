import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { getCompany, listCompanies } from '#contract/companies.ts';
import { getTechnology } from '#contract/technologies.ts';
import { forgetChosen } from '#src/lib/compared.ts';
import { answers, showPage } from '../testing/page-scene.tsx';
import { companyRow, pageOf } from '../testing/records.ts';
import { companyRecord, technologyRecord } from '../testing/whole-records.ts';

afterEach(() => {
  cleanup();
  forgetChosen();
});

/** Companies 1 to 7; 5 and those beyond do not exist, 6 breaks. */
const companies = {
  endpoint: getCompany,
  answer: ({ params }: { params: Record<string, string> }) => {
    const id = Number(params.id);
    if (id === 6) return new Response('', { status: 500 });
    if (id >= 5) return Response.json({ code: 'not_found', message: 'No.' }, { status: 404 });
    const place = id === 1 ? { location: 'Graz, Austria', fundingTotal: '=1+1' } : {};
    return Response.json({ ...companyRecord(id), ...place });
  },
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const cellsOf = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('companies stand side by side, and what differs is marked in words', async () => {
  await showPage('/network/compare?kind=company&ids=1,2', companies);
  expect(await cellsOf(/^Location \(differs\)/)).toEqual(['Graz, Austria', 'Bergen, Norway']);
  expect(await cellsOf(/^Total funding \(differs\)/)).toEqual(['=1+1', 'Not given']);
  expect(await cellsOf(/^Founded 2019/)).toEqual(['2019', '2019']);
  expect(screen.queryByRole('row', { name: /^Revenue/ })).toBeNull();
  expect(screen.getByRole('columnheader', { name: /^Company 1/ })).toBeTruthy();
});

test('“Only differences” leaves out the rest, in the address as well', async () => {
  const { main, at } = await showPage('/network/compare?kind=company&ids=2,3', companies);
  await cellsOf(/^Location/);
  fireEvent.click(main.getByRole('button', { name: 'Only differences' }));
  expect(at()).toBe('/network/compare?kind=company&ids=2%2C3&only=differences');
  expect(main.getByText('These facts are all the same. Turn off “Only differences” to see them.')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^Location/ })).toBeNull();
});

test('a record that is gone and one that fails say so, and the others are shown', async () => {
  const { main, change } = await showPage('/network/compare?kind=company&ids=1,5,6', companies);
  await main.findByText('No longer available');
  fireEvent.click(await main.findByRole('button', { name: 'Try again' }));
  expect(await cellsOf(/^Location/)).toEqual(['Graz, Austria', 'Not available', 'Not available']);
  change(answers(getCompany, ({ params }) => companyRecord(Number(params.id))));
  fireEvent.click(await main.findByRole('button', { name: 'Try again' }));
  await main.findByRole('link', { name: 'Company 6' });
  fireEvent.click(main.getByRole('button', { name: 'Remove this record' }));
  await waitFor(() => expect(main.queryByText('No longer available')).toBeNull());
  expect(await cellsOf(/^Location/)).toEqual(['Graz, Austria', 'Bergen, Norway']);
});

test('two records that are taken out in the same moment are both out', async () => {
  const { main, at } = await showPage('/network/compare?kind=company&ids=1,2,3', companies);
  await cellsOf(/^Location/);
  const removals = [1, 3].map((id) => main.getByRole('button', { name: `Remove Company ${id}` }));
  act(() => {
    for (const removal of removals) removal.click();
  });
  await waitFor(() => expect(at()).toBe('/network/compare?kind=company&ids=2'));
});

test('the CSV file has what the table shows, and no formulas', async () => {
  const { main } = await showPage('/network/compare?kind=company&ids=1,2', companies);
  await cellsOf(/^Location/);
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (files.push(blob), 'blob:x') }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.revokeObjectURL = () => undefined;
  fireEvent.click(main.getByRole('button', { name: 'Save as CSV' }));
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('Group,Fact,Company 1,Company 2\r\n');
  expect(text).toContain(`Funding and finances,Total funding,'=1+1,\r\n`);
});

test('technologies stand side by side as well; one with a page of its own leads there', async () => {
  const { main } = await showPage(
    '/network/compare?kind=technology&ids=4,101',
    answers(getTechnology, ({ params }) => ({
      ...technologyRecord(Number(params.id)),
      readinessLevel: params.id === '4' ? 4 : 8,
      metrics: params.id === '4' ? {} : { energyDensity: { value: 380, unit: 'Wh/kg', benchmark: 250 } },
    })),
  );
  expect(await cellsOf(/^Readiness level \(differs\)/)).toEqual(['TRL 4 of 9', 'TRL 8 of 9']);
  expect(await cellsOf(/^Energy Density/)).toEqual(['Not given', '380 Wh/kg (Benchmark 250 Wh/kg)']);
  const link = main.getByRole('link', { name: 'Technology 4' });
  expect(link.getAttribute('href')).toBe('/network/technologies/perovskite');
});

test.each([
  ['/network/compare', 'Nothing to compare yet'],
  ['/network/compare?kind=company&ids=1', 'Add at least one more company to compare it with.'],
  ['/network/compare?ids=1,2,3,4,1,5,6,7', 'This address names more than 6 companies. The first 6 are shown.'],
])('%s says what is missing or too much', async (address, text) => {
  const { main } = await showPage(address, companies);
  expect(await main.findByText(text)).toBeTruthy();
});

test('at most six companies are chosen from the cards, and the tray shows them', async () => {
  const list = answers(listCompanies, pageOf([1, 2, 3, 4, 5, 6, 7].map(companyRow)));
  const { main, at } = await showPage('/network/companies', list);
  const compare = async (id: number) =>
    fireEvent.click(await main.findByRole('button', { name: `Compare Company ${id}` }));
  await compare(1);
  const tray = within(await screen.findByRole('region', { name: 'Chosen to compare' }));
  expect(tray.getByText('Choose 1 more')).toBeTruthy();
  for (const id of [2, 3, 4, 5, 6, 7]) await compare(id);
  await screen.findByText('6 companies are chosen already');
  expect(tray.getByRole('status').textContent).toBe('6 companies of at most 6');
  expect(main.getByRole('button', { name: 'Compare Company 7' }).getAttribute('aria-pressed')).toBe('false');
  const remove = tray.getByRole('button', { name: 'Remove Company 6 from the comparison' });
  fireEvent.click(remove);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Company 5 from the comparison');
  fireEvent.click(tray.getByRole('link', { name: 'Compare' }));
  await waitFor(() => expect(at()).toBe('/network/compare?kind=company&ids=1,2,3,4,5'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull());
});
