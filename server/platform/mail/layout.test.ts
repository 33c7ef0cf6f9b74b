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
