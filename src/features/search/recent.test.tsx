import { beforeEach, expect, test } from 'vitest';

import { forgetRecent, readRecent, rememberEntry } from './recent.ts';

const company = { title: 'Salt & Iron', detail: 'Energy Storage, Rotterdam', path: '/network/companies/4' };

beforeEach(forgetRecent);

test('an entry that was opened is offered again, the latest first', () => {
  const messages = { title: 'Messages', detail: '', path: '/network/messages' };
  rememberEntry(company);
  rememberEntry(messages);
  expect(readRecent()).toEqual([messages, company]);
});

test('the text of a message is not stored', () => {
  rememberEntry(company);
  rememberEntry({ title: 'Our price is 40 a tonne', detail: 'Received message', path: '/network/messages/12' });
  expect(readRecent()).toEqual([company]);
  expect(Object.values(localStorage).join()).not.toContain('tonne');
});
