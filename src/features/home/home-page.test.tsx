import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listArticles } from '#contract/articles.ts';
import { listCompanies } from '#contract/companies.ts';
import { listEvents } from '#contract/events.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { answers, breaks, settled, showPage } from '#src/app/testing/page-scene.tsx';
import { articleRow, companyRow, eventRow, listingRow, memberRow, pageOf } from '#src/app/testing/records.ts';

const section = (title: string) => within(screen.getByRole('region', { name: new RegExp(`^${title}`) }));
const href = (link: HTMLElement) => link.closest('a')?.getAttribute('href');

test('opens with tagline, mission and both calls to action, and each section has its link', async () => {
  const { main } = await showPage('/');
  await settled();
  main.getByRole('heading', { level: 1, name: 'Choose Your Focus, Change the Future' });
  main.getByText(/connect innovation, investment and implementation/);
  const hero = section('Choose Your Focus');
  expect(href(hero.getByText('Join The Network'))).toBe('/signup');
  expect(href(hero.getByText('Learn More'))).toBe('/about');
  hero.getByText('1,200+');
  expect(document.title).toMatch(/Choose Your Focus, Change the Future/);
  expect(section('From first idea').getAllByRole('article')).toHaveLength(3);
  const areas = section('Our Focus Areas');
  for (const { title, slug } of builtInFocusAreas) expect(href(areas.getByText(title))).toBe(`/focus/${slug}`);
  const join = section('Join the community');
  for (const name of ['Free', 'Professional']) join.getByRole('heading', { name: new RegExp(`^${name}`) });
  for (const text of [/From \$49\.99\/mo/, /\$69\.99/, /Save 28%/]) join.getByText(text);
  expect(href(join.getByText('Join The Network'))).toBe('/signup');
  expect(href(section('Our Partners').getByText('Contact Us'))).toBe('/contact');
});

test('shows the newest three articles and the next three events of the server', async () => {
  await showPage(
    '/',
    answers(listArticles, [1, 2, 3, 4].map(articleRow)),
    answers(listEvents, [{ ...eventRow(1), isPast: true }, ...[2, 3, 4, 5].map(eventRow)]),
  );
  const linksIn = (name: string) =>
    section(name)
      .getAllByRole('heading', { level: 3 })
      .map((title) => href(title.firstChild as HTMLElement));
  await screen.findByText('Article 1');
  await screen.findByText('Event 2');
  expect(linksIn('Latest Articles')).toEqual(['/media/1', '/media/2', '/media/3']);
  expect(linksIn('Upcoming Events')).toEqual(['/events/2', '/events/3', '/events/4']);
});

test('shows how large the network is, and who and what is new in it; nothing where nobody can be seen', async () => {
  const members = { ...pageOf([1, 2, 3].map(memberRow)), count: { value: 53, isCapped: false } };
  await showPage(
    '/',
    answers(listMembers, members),
    answers(listListings, { ...pageOf([listingRow(4)]), count: { value: 1000, isCapped: true }, featured: [] }),
    answers(listCompanies, { ...pageOf([companyRow(1)]), count: { value: 25, isCapped: false } }),
  );
  await settled();
  const network = section('On the network now');
  const figures = within(network.getByRole('list', { name: 'The network in figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '53members',
    '25companies',
    '–technologies',
    '1,000+open listings',
  ]);
  expect(network.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  expect(href(network.getByText('Listing 4'))).toBe('/network/listings/4');
  cleanup();
  await showPage('/', breaks(listMembers));
  await settled();
  expect(screen.queryByText('On the network now')).toBeNull();
});
