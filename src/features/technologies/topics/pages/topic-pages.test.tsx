import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { listSavedIds } from '#contract/saved-items.ts';
import { endTechnologyUpdates, getTechnologyUpdates, myTechnologyUpdates } from '#contract/technologies-topics.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { answers, breaks, showPage } from '#src/app/testing/page-scene.tsx';
import { toastSays } from '#src/app/testing/seen.ts';

const perovskite = '/network/technologies/perovskite';
const thorium = '/network/technologies/thorium';
const moltenSalt = '/network/technologies/molten-salt-reactors';

const main = () => document.querySelector('main') as HTMLElement;
const actions = () => within(screen.getByRole('region', { name: 'Actions' }));
const related = () => within(screen.getByRole('region', { name: 'Related Topics' }));
const href = (link: HTMLElement) => link.closest('a')?.getAttribute('href');

const pages = [
  {
    path: perovskite,
    title: 'Perovskite Solar Cells',
    tabs: ['Overview', 'Technical Details', 'Challenges & Future', 'RSS Feeds'],
    level: '4 of 9, Development Phase',
    facts: ['Solar Energy', 'Emerging', '2009'],
    levels: 9,
    current: 'Validated in the laboratory',
    // 26.7 and 34.85 against 27.3, 42 against 30: the bar is full at one and a half times the benchmark.
    bars: ['65', '85', '93'],
  },
  {
    path: thorium,
    title: 'Thorium Nuclear Fuel',
    tabs: ['Overview', 'Technical Details', 'Challenges & Future', 'RSS Feeds'],
    level: '5 of 9, Development Phase',
    facts: ['Nuclear Energy', 'Developing', '1962'],
    levels: 9,
    current: 'Validated in its environment',
    bars: ['60', '80', '75', '70'],
  },
  {
    path: moltenSalt,
    title: 'Molten Salt Reactors',
    tabs: ['Overview', 'Technical Details', 'News & Research'],
    level: '4 of 9, Development Phase',
    facts: ['Nuclear Energy', 'Developing', '1954'],
    levels: 10,
    current: 'Validated in the laboratory',
    bars: ['70', '10', '75'],
  },
];

test.each(pages)('$title: tabs, status, readiness, key players, bars and sources', async (topic) => {
  const { at } = await showPage(topic.path);
  await screen.findByRole('heading', { level: 1, name: topic.title });
  expect(document.title).toMatch(new RegExp(`^${topic.title} \\|`));
  expect(href(screen.getByText('Back to Technologies'))).toBe('/network/technologies');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(topic.tabs);

  const status = within(screen.getByRole('region', { name: 'Technology Status' }));
  expect(status.getByRole('meter').getAttribute('aria-valuetext')).toBe(topic.level);
  for (const text of ['Focus Area', 'Development Status', 'First Developed', 'Last Updated', ...topic.facts]) {
    status.getByText(text);
  }
  expect([...main().querySelectorAll<HTMLElement>('[data-percent]')].map(({ dataset }) => dataset.percent)).toEqual(
    topic.bars,
  );
  expect(main().querySelectorAll('[aria-label="Key players"] h3')).toHaveLength(6);
  // External links open beside this page and get no reference to it.
  const outside = [...main().querySelectorAll('a[href^="http"]')];
  expect(new Set(outside.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`))).toEqual(
    new Set(['_blank noopener noreferrer']),
  );

  fireEvent.click(screen.getByText('Technical Details', { selector: '[role=tab], [role=tab] *' }));
  expect(at()).toBe(`${topic.path}?tab=technical-details`);
  const table = await screen.findByRole('table', { name: /^Technology readiness levels/ });
  expect(table.querySelectorAll('tr')).toHaveLength(topic.levels + 5);
  const current = table.querySelector('[aria-current=step]')?.textContent;
  expect(current).toContain(topic.current);
  expect(current).toContain('Current level');
  expect([...table.querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent)).toEqual([
    'Research Phase',
    'Development Phase',
    'Deployment Phase',
    'Commercial Phase',
  ]);
});

test('related topics lead to each other, to the directory and to the article that opens the dossier', async () => {
  await showPage(thorium);
  await screen.findByRole('heading', { level: 1, name: 'Thorium Nuclear Fuel' });
  expect(href(related().getByText('the article that opens this dossier'))).toBe('/research-hub/thorium-nuclear-fuel');
  fireEvent.click(related().getByText('Molten Salt Reactors'));
  await screen.findByRole('heading', { level: 1, name: 'Molten Salt Reactors' });
  expect(href(related().getByText('Thorium Nuclear Fuel'))).toBe(thorium);
  expect(href(related().getByText('Direct Air Carbon Capture'))).toBe('/network/technologies/3');
});

test.each(Object.entries({ 4: perovskite, 5: thorium, 8: moltenSalt }))(
  'the number %s of the directory leads to the page of the topic',
  async (id, path) => {
    const { at } = await showPage(`/network/technologies/${id}`);
    await waitFor(() => expect(at()).toBe(path));
  },
);

describe('actions', () => {
  test.each(['Save to library', 'Get updates'])('%s leads visitors to sign-in and back', async (name) => {
    const { at } = await showPage(moltenSalt);
    await screen.findByRole('heading', { level: 1, name: 'Molten Salt Reactors' });
    fireEvent.click(actions().getByText(name));
    await waitFor(() => expect(at()).toBe(`/signin?returnTo=${moltenSalt}`));
    await toastSays('Member feature', 'Sign in or join to save or receive updates.');
    expect(await screen.findByText('Sign in', { selector: 'li button' })).toBeTruthy();
  });

  const none = [
    signedIn(),
    answers(listSavedIds, { ids: [] }),
    answers(myTechnologyUpdates, { technologyIds: [] }),
  ] as const;

  test('members start and end their updates', async () => {
    const state = (isSubscribed: boolean) => ({ technologyId: 8 as const, isSubscribed });
    const server = [...none, answers(getTechnologyUpdates, state(true)), answers(endTechnologyUpdates, state(false))];
    await showPage(moltenSalt, ...server);
    await screen.findByText('User menu of');
    fireEvent.click(actions().getByText('Get updates'));
    await toastSays('You get updates', 'We notify you about news, at most once a day.');
    const on = await actions().findByText('Updates are on');
    expect(on.closest('button')?.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(on.closest('button')?.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(on);
    await toastSays('Updates ended');
    await actions().findByText('Get updates');
  });

  test('a subscription that could not be stored is reported and not shown as active', async () => {
    await showPage(perovskite, ...none, breaks(getTechnologyUpdates));
    await screen.findByText('User menu of');
    fireEvent.click(actions().getByText('Get updates'));
    await toastSays('This could not be saved', 'Please try again in a moment.');
    expect(actions().getByText('Get updates').closest('button')?.getAttribute('aria-pressed')).toBe('false');
  });

  test('the thorium page has short labels, and a discussion with a first sentence', async () => {
    await showPage(thorium, ...none);
    await screen.findByText('User menu of');
    for (const name of ['Share', 'Save', 'Discuss']) actions().getByText(name);
    fireEvent.click(actions().getByText('Discuss'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discuss thorium nuclear fuel' }));
    const message = await dialog.findByLabelText<HTMLTextAreaElement>('Message');
    expect(message.value).toBe('I would like to discuss thorium nuclear fuel.');
  });
});
