import { expect, test } from 'vitest';

import { parseEnv } from '#server/env.ts';
import { parseHtml } from '#server/testing/xml.ts';
import { layOut } from './layout.ts';

const { site } = parseEnv({ DATA_DIR: '/nowhere' });
const own = 'https://cardi.test/network/listings/1';
const action = { label: 'Open it', url: 'https://cardi.test/open?a=1&b=2' };

const laidOut = (paragraphs: string[]) =>
  parseHtml(layOut({ to: 'ines@test.example', subject: 'A turbine', paragraphs, action }, site).html);

test('a list of mails shows the first words that are not the greeting', () => {
  // Wide spaces follow, which keep everything else out of the list.
  const preheader = laidOut(['Hello Ines,', `A turbine\n<b>${'x'.repeat(200)}`]).querySelector('body > div');
  expect(preheader?.textContent?.split('\u2007').at(0)).toBe(`A turbine <b>${'x'.repeat(127)}`);
});

test('a line that is an address of this site is a link, and nothing else that people write', () => {
  const page = laidOut([
    'Hello Ines,',
    `Tidal\n${own}`,
    'https://cardi.test.evil.example/',
    `see ${own}`,
    `${own}"><b>`,
  ]);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([own, `${own}"><b>`, action.url, action.url]);
  expect(page.querySelector('td b')).toBeNull();
});

test('it has colours for both themes', () => {
  const page = laidOut(['Hello Ines,']);
  expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
  expect(page.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
});

test('a newsletter has its preheader, its text as it was formatted, and its records with notes and links', () => {
  const mail = {
    to: 'ines@test.example',
    subject: 'News',
    paragraphs: [],
    preheader: 'Salt & wind',
    richText:
      '<h3>Dear readers</h3><p>See <a href="https://cardi.test/x" rel="noopener">this</a>.</p><ul><li>One</li></ul>',
    cards: [{ label: 'Event', title: 'A <b>', text: 'In May', note: 'Go\nthere', url: own, pictureUrl: `${own}.webp` }],
    unsubscribeUrl: 'https://cardi.test/leave?token=1',
    choicePage: 'https://cardi.test/leave#token=1&choice=2',
  };
  const { html, text } = layOut(mail, site);
  const page = parseHtml(html);
  expect(page.querySelector('body > div')?.textContent).toMatch(/^Salt & wind/);
  expect(page.querySelector('h3')?.getAttribute('style')).toContain('margin');
  expect(page.querySelector('h2 a')?.textContent).toBe('A <b>');
  expect(page.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(html).not.toContain('leave?token');
  expect(text).toContain('Dear readers\n\nSee this (https://cardi.test/x).\n\n- One');
  expect(text).toContain(`Event: A <b>\nIn May\nGo\nthere\n${own}`);
  expect(text).toContain('Choose topics or unsubscribe: https://cardi.test/leave#token=1&choice=2');
});

test('it is looked at in one theme, whatever that of the program is', () => {
  const lookAt = (theme: 'light' | 'dark') =>
    layOut({ to: 'a@test.example', subject: 'A', paragraphs: ['Hello'] }, site, theme).html;
  expect(lookAt('dark')).toContain('.page{background:#07100c!important');
  expect(lookAt('dark')).not.toContain('prefers-color-scheme');
  expect(lookAt('light')).not.toContain('#07100c');
});
