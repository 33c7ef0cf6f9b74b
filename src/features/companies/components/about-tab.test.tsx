import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { getCompany } from '#contract/companies.ts';
import { listCompanyListings } from '#contract/company-listings.ts';
import { press } from '#src/app/testing/hands.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { companyRecord } from '#src/app/testing/whole-records.ts';

const path = '/network/companies/1';

const round = (type: string, date: string, euros: number | null, investors: string[] = []) => ({
  type,
  amount: euros === null ? 'undisclosed' : `€${euros}M`,
  value: euros === null ? null : { amount: euros * 1_000_000, currency: 'EUR' },
  date,
  investors,
});

describe('the funding rounds', () => {
  const show = async (...fundingRounds: ReturnType<typeof round>[]) => {
    const { main } = await showPage(path, answers(getCompany, { ...companyRecord(1), fundingRounds }));
    await main.findByRole('heading', { level: 1 });
    return main;
  };
  const columns = (main: Awaited<ReturnType<typeof show>>) =>
    within(main.getByRole('list', { name: 'Rounds, the oldest first' })).getAllByRole('button');

  test('are columns by date, as high as their amounts; the newest is open, and each opens in its place', async () => {
    const main = await show(
      round('Series A', '2023-05-04', 8, ['Sea Fund']),
      round('Seed', '2020-02-01', 2, ['North Fund', 'East Fund']),
      round('Bridge', '2021-07-09', null),
    );
    expect(columns(main).map((column) => column.querySelector('.visually-hidden')?.textContent)).toEqual([
      'Seed, €2M, February 1, 2020',
      'Bridge, undisclosed, July 9, 2021',
      'Series A, €8M, May 4, 2023',
    ]);
    const shares = columns(main).map((column) =>
      column.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--share'),
    );
    expect(shares).toEqual(['0.25', '0', '1']);
    const panel = () => document.getElementById(columns(main)[0]?.getAttribute('aria-controls') ?? '');
    expect(panel()?.textContent).toContain('Sea Fund');
    press(/^Seed/, main);
    expect(columns(main).map((column) => column.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false']);
    expect(panel()?.textContent).toBe('SeedAmount€2MDateFebruary 1, 2020InvestorsNorth Fund, East Fund');
    press(/^Seed/, main);
    expect(panel()?.hidden).toBe(true);
    const rows = within(main.getByRole('table', { name: 'All funding rounds' })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toBe('Series A€8MMay 4, 2023Sea Fund');
  });

  test('are one panel where there is one, and nothing where there is none', async () => {
    const main = await show(round('Seed', '2020-02-01', 2, ['North Fund']));
    within(main.getByRole('region', { name: 'Funding rounds' })).getByText('North Fund');
    expect(main.queryByRole('table', { name: 'All funding rounds' })).toBeNull();
    cleanup();
    const bare = await show();
    expect(bare.queryByRole('heading', { name: 'Funding rounds' })).toBeNull();
    bare.getByText('This company has not written more about itself yet.');
  });
});

describe('what belongs to a company', () => {
  test('begins on the first tab and leads to the others', async () => {
    const team = Array.from({ length: 6 }, (_, place) => ({
      id: place + 1,
      name: `Person ${place + 1}`,
      title: 'Engineer',
      bio: '',
      imageUrl: null,
    }));
    const technologies = [
      { id: 120, name: 'Brine pump', developmentStage: 'pilot' as const, description: 'Pumps.', isListedForSale: true },
    ];
    const listing = {
      id: 9,
      title: 'Engineer for brine',
      type: 'job' as const,
      path: '/network/listings/9',
      createdAt: '2026-05-04T12:00:00.000Z',
    };
    const { main, at } = await showPage(
      path,
      answers(getCompany, { ...companyRecord(1), team, technologies }),
      answers(listCompanyListings, { items: [listing] }),
    );
    const about = within(await main.findByRole('tabpanel', { name: 'About' }));
    const list = (name: string) => within(about.getByRole('list', { name }));
    const pump = list('Technologies').getByRole('link', { name: 'Brine pump' });
    expect(pump.getAttribute('href')).toBe('/network/technologies/120');
    expect(pump.closest('li')?.textContent).toBe('Brine pumpPilot, for sale');
    expect(list('Team').getAllByRole('listitem')).toHaveLength(4);
    const job = await about.findByRole('link', { name: 'Engineer for brine' });
    expect(job.getAttribute('href')).toBe('/network/listings/9');
    expect(about.getByRole('link', { name: 'All listings' }).getAttribute('href')).toBe(`${path}?tab=listings`);
    fireEvent.click(about.getByRole('link', { name: 'Whole team' }));
    await waitFor(() => expect(at()).toBe(`${path}?tab=team`));
    expect(within(main.getByRole('tabpanel', { name: 'Team' })).getAllByRole('listitem')).toHaveLength(6);
  });
});
