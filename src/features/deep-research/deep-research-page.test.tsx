import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { type DeepResearchState, deepResearchStatus } from '#contract/deep-research.ts';
import { defaultSite, getSite } from '#contract/site.ts';
import { press } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { advice } from './advice.ts';

const url = 'https://chorus.example/';

const site = answers(getSite, {
  ...defaultSite,
  deepResearch: {
    name: 'Chorus',
    url,
    technologyText: 'Five models answer at once.',
    technologyUrl: 'https://chorus.example/how',
    teamText: 'Nine people in Lisbon.',
    teamUrl: 'https://chorus.example/who',
    teamEmail: 'hello@chorus.example',
    teamPhone: '+351 555 0100',
  },
});
const status = (state: DeepResearchState) => answers(deepResearchStatus, { status: state });

beforeEach(() => {
  // jsdom has no dialogs of its own.
  Object.assign(HTMLDialogElement.prototype, {
    showModal: vi.fn(function open(this: HTMLDialogElement) {
      this.open = true;
    }),
    close: vi.fn(function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }),
  });
});
async function showTool(answer: Answer) {
  const scene = await showPage('/deep-research', signedIn(), site, answer);
  await scene.main.findByText('Powered by Chorus ensemble technology');
  return scene;
}

/** What is said in place of the tool. To jsdom a dialog that is not open is hidden, however the page shows it. */
const notice = async (title: string) => (await screen.findByText(title)).closest('section');
const tryAgain = () => fireEvent.click(screen.getByText('Try again'));

const frame = () => document.querySelector('iframe');
const fullScreen = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Full Screen' });

test('the tool is shown in a sandbox that lets it do no more than it needs', async () => {
  await showTool(status('ready'));
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(url));
  expect(new Set(frame()?.getAttribute('sandbox')?.split(' '))).toEqual(
    new Set([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]),
  );
  expect(frame()?.getAttribute('allow')).toBe('clipboard-write');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  const link = screen.getByRole('link', { name: /^Open in New Tab/ });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/);
});

test('the About tab tells of the tool, with links that lead on; the tool keeps its frame meanwhile', async () => {
  await showTool(status('ready'));
  await waitFor(() => expect(frame()).not.toBeNull());
  const before = frame();
  fireEvent.click(screen.getByRole('tab', { name: 'About Chorus' }));
  const about = within(screen.getByRole('tabpanel', { name: 'About Chorus' }));
  about.getByText('Five models answer at once.');
  about.getByText('Nine people in Lisbon.');
  const more = about.getAllByRole('link', { name: /^Read more/ });
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    'https://chorus.example/how',
    'https://chorus.example/who',
  ]);
  for (const link of more) expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/);
  expect(about.getByRole('link', { name: /^Email/ }).getAttribute('href')).toBe('mailto:hello@chorus.example');
  expect(about.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+3515550100');
  fireEvent.click(screen.getByRole('tab', { name: 'How to Use' }));
  const guide = within(screen.getByRole('tabpanel', { name: 'How to Use' }));
  for (const { title } of advice) guide.getByRole('heading', { name: title });
  expect(frame()).toBe(before);
});

test('full screen leads back to the first tab, and ends by its button and by a click beside the tool', async () => {
  await showTool(status('ready'));
  await waitFor(() => expect(fullScreen()?.disabled).toBe(false));
  const before = frame();
  for (const end of [() => press('Exit Full Screen'), () => fireEvent.click(screen.getByRole('dialog'))]) {
    fireEvent.click(screen.getByRole('tab', { name: 'How to Use' }));
    press('Full Screen');
    await screen.findByRole('dialog', { name: 'Chorus in full screen' });
    expect(screen.getByRole('tab', { name: 'Research' }).getAttribute('aria-selected')).toBe('true');
    end();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(frame()).toBe(before);
});

test('a tool that refuses to be framed is offered in a tab of its own', async () => {
  const { change } = await showTool(status('refuses-framing'));
  const panel = await notice('Chorus opens in a tab of its own');
  expect(panel?.role).toBeNull();
  expect(panel?.querySelector('a')?.getAttribute('href')).toBe(url);
  expect(frame()).toBeNull();
  expect(fullScreen()).toBeNull();
  change(site, status('ready'));
  tryAgain();
  await waitFor(() => expect(frame()).not.toBeNull());
});

test('a tool that is down is reported, also after another try, until it is there', async () => {
  const { change } = await showTool(status('unreachable'));
  expect((await notice('Chorus cannot be reached right now'))?.role).toBe('alert');
  const stillDown = held(status('unreachable'));
  change(site, stillDown);
  tryAgain();
  await screen.findByText('Trying again…');
  stillDown.release();
  await screen.findByText('Try again');
  expect((await notice('Chorus cannot be reached right now'))?.role).toBe('alert');
  change(site, status('ready'));
  tryAgain();
  await waitFor(() => expect(frame()).not.toBeNull());
});

test('when our own server fails, the page says that the state is unknown', async () => {
  const failing = held(breaks(deepResearchStatus));
  const { change } = await showTool(failing);
  screen.getByText('Asking whether Chorus can be shown');
  expect(fullScreen()?.disabled).toBe(true);
  failing.release();
  expect((await notice('We could not check on Chorus'))?.role).toBe('alert');
  change(site, status('ready'));
  tryAgain();
  await waitFor(() => expect(frame()).not.toBeNull());
});
