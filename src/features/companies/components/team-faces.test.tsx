import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getCompany } from '#contract/companies.ts';
import { type CompanyPerson, listCompanyPeople } from '#contract/company-people.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { companyRecord } from '#src/app/testing/whole-records.ts';

const person = (id: number, name: string, teamMemberId: number | null): CompanyPerson => ({
  id,
  name,
  hasProfile: true,
  avatarUrl: `/api/avatars/${id}-128`,
  role: 'Engineer',
  teamMemberId,
  agreedBy: 'both',
  since: '2026-05-04T12:00:00.000Z',
});
const listed = (id: number, name: string, imageUrl: string | null) => ({
  id,
  name,
  title: 'Engineer',
  bio: '',
  imageUrl,
});

test('people of a team show the picture that the company gives, or else their own as members', async () => {
  const { main } = await showPage(
    '/network/companies/1',
    answers(getCompany, {
      ...companyRecord(1),
      team: [listed(1, 'Ada Sample', null), listed(2, 'Ben Brine', '/pictures/ben'), listed(3, 'Cy Salt', null)],
    }),
    answers(listCompanyPeople, {
      items: [person(11, 'Ada Sample', 1), person(12, 'Ben Brine', 2), person(14, 'Di Stone', null)],
      waiting: [],
      own: null,
      known: [],
    }),
  );
  const faces = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('img')?.getAttribute('src') ?? item.firstElementChild?.textContent);
  const expected = ['/api/avatars/11-128', '/pictures/ben', 'CS'];
  const first = await main.findByRole('list', { name: 'Team' });
  await waitFor(() => expect(faces(first)).toEqual([...expected, '/api/avatars/14-128']));
  fireEvent.click(main.getByRole('tab', { name: 'Team' }));
  const panel = within(await main.findByRole('tabpanel', { name: 'Team' }));
  await waitFor(() => expect(faces(panel.getByRole('list', { name: 'Team' }))).toEqual(expected));
  const others = panel.getByRole('region', { name: 'Members who work here' });
  expect(others.querySelector('img')?.getAttribute('src')).toBe('/api/avatars/14-128');
});
