import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { listArticles } from '#contract/articles.ts';
import { listEvents } from '#contract/events.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { answers, settled, showPage } from '#src/app/testing/page-scene.tsx';
import { articleRow, eventRow } from '#src/app/testing/records.ts';

afterEach(cleanup);

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
