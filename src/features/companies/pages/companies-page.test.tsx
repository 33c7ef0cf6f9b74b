import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getCompany, listCompanies } from '#contract/companies.ts';
import { answers, held, showPage } from '#src/app/testing/page-scene.tsx';
import { companyRow, pageOf } from '#src/app/testing/records.ts';
import { companyRecord } from '#src/app/testing/whole-records.ts';

const companies = answers(listCompanies, pageOf([companyRow(1), companyRow(2)]));

test('six placeholders stand there until the companies and their number do', async () => {
  const late = held(companies);
  const { main } = await showPage('/network/companies', late);
  await waitFor(() => expect(screen.getAllByTestId('company-placeholder')).toHaveLength(6));
  late.release();
  await main.findByText('2 companies found');
  expect(screen.queryByTestId('company-placeholder')).toBeNull();
});

test('the order is in the address, and a company leads back to the list it was opened from', async () => {
  const { main, at } = await showPage(
    '/network/companies?search=salt',
    companies,
    answers(getCompany, companyRecord(1)),
  );
  await main.findByText('2 companies found');
  fireEvent.change(main.getByLabelText('Sort'), { target: { value: 'newest' } });
  expect(at()).toBe('/network/companies?sort=newest&search=salt');
  fireEvent.click(main.getByText('Company 1'));
  await waitFor(() => expect(at()).toBe('/network/companies/1'));
  fireEvent.click(await main.findByText('Back to Companies'));
  await waitFor(() => expect(at()).toBe('/network/companies?sort=newest&search=salt'));
});

test('says when nothing matches, and clears the filters', async () => {
  const { main, at, back, change } = await showPage(
    '/network/companies?search=qwertz',
    answers(listCompanies, pageOf([])),
  );
  await main.findByText('No Companies Found');
  main.getByText('No companies match your current filters. Try adjusting your search criteria.');
  change(companies);
  const box = () => main.getByLabelText<HTMLInputElement>('Search companies');
  fireEvent.click(main.getAllByText('Clear Filters').at(0) as HTMLElement);
  await main.findByText('2 companies found');
  expect([at(), box().value]).toEqual(['/network/companies', '']);
  await back();
  await waitFor(() => expect(box().value).toBe('qwertz'));
});
