import { beforeEach, expect, test } from 'vitest';

import { readRecent, rememberEntry } from '#src/features/search/recent.ts';
import { chooseOnly, useChosen } from '#src/lib/compared.ts';
import { draftKey, writeDraft } from '#src/lib/drafts.ts';
import { forgetTraces, keepTracesOf } from './traces.ts';

const company = { title: 'Salt & Iron', detail: 'Energy Storage, Rotterdam', path: '/network/companies/4' };

/** Somebody opens a company, chooses it and begins a listing. */
function leaveTraces(): void {
  rememberEntry(company);
  chooseOnly('company', [{ id: 4, name: 'Salt & Iron' }]);
  writeDraft(draftKey('listing'), { title: 'A valve' });
}

const chosen = () => useChosen.getState().company.length;
const draft = () => localStorage.getItem(draftKey('listing'));

beforeEach(() => {
  localStorage.clear();
  forgetTraces();
});

test('whose session has ended while CARDI was closed leaves nothing to others but a draft, which waits', () => {
  keepTracesOf(1);
  leaveTraces();
  keepTracesOf(null);
  expect(readRecent()).toEqual([]);
  expect(chosen()).toBe(0);
  expect(draft()).not.toBeNull();
});

test('another user finds nothing at all', () => {
  keepTracesOf(1);
  leaveTraces();
  keepTracesOf(2);
  expect(readRecent()).toEqual([]);
  expect(chosen()).toBe(0);
  expect(draft()).toBeNull();
});

test('the same user and a visitor find what they left, and what a visitor left becomes the user’s', () => {
  keepTracesOf(null);
  leaveTraces();
  keepTracesOf(null);
  keepTracesOf(1);
  keepTracesOf(1);
  expect(readRecent()).toEqual([company]);
  expect(chosen()).toBe(1);
  expect(draft()).not.toBeNull();
  keepTracesOf(null);
  expect(readRecent()).toEqual([]);
});
