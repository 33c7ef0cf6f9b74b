import { expect, test } from 'vitest';

import { followLinkDrags } from './link-drags.ts';

/** Drags what is inside the element out of the page. */
async function drag(html: string): Promise<Record<string, string>> {
  document.body.innerHTML = html;
  const data: Record<string, string> = {};
  const event = new Event('dragstart', { bubbles: true });
  Object.assign(event, { dataTransfer: { setData: (type: string, text: string) => (data[type] = text) } });
  document.querySelector('b')?.dispatchEvent(event);
  return data;
}

test("a link to our own page is dragged with the server's address, others are unchanged", async () => {
  const status = { serverOrigin: 'https://cardi.example' } as never;
  followLinkDrags({ status: async () => status, onStatusChange: () => () => {} });
  await Promise.resolve();
  expect(await drag('<a href="/network/listings/3?x=1#y"><b>Salt &amp; Iron</b></a>')).toEqual({
    'text/uri-list': 'https://cardi.example/network/listings/3?x=1#y',
    'text/plain': 'https://cardi.example/network/listings/3?x=1#y',
    'text/html': '<a href="https://cardi.example/network/listings/3?x=1#y">Salt &amp; Iron</a>',
  });
  expect(await drag('<a href="https://journal.example/"><b>A</b></a>')).toEqual({});
  expect(await drag('<p><b>A</b></p>')).toEqual({});
});
