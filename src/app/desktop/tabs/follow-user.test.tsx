import { beforeEach, expect, test, vi } from 'vitest';

import { usePageTitleStore } from '#src/stores/page-title.ts';
import { noteUnsaved, unsavedPages } from '#src/stores/unsaved.ts';
import { followUser } from './follow-user.ts';
import type { Tab } from './tab-list.ts';
import { useTabs } from './tabs-store.ts';

type App = Parameters<typeof followUser>[0];
type Listener<Name extends keyof App> = Parameters<App[Name]>[0];

const tab = (id: number, isUnsaved = false): Tab => ({
  id,
  title: `Page ${id}`,
  address: `/${id}`,
  scroll: 0,
  isUnsaved,
});
const addresses = () => useTabs.getState().tabs.map(({ address }) => address);

/** Follows the users of an app whose events a test sends. */
function start() {
  let change: Listener<'onUserChanged'> = () => {};
  let expire: Listener<'onSessionExpired'> = () => {};
  followUser({
    onUserChanged: (listener) => {
      change = listener;
      return () => {};
    },
    onSessionExpired: (listener) => {
      expire = listener;
      return () => {};
    },
  });
  useTabs.setState({ tabs: [tab(1), tab(2, true), tab(3)], active: 1 });
  return {
    signIn: (userId: number | null, isOther = false) => change({ userId, isOther }),
    expire: (userId: number) => expire({ userId }),
  };
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

test('the end of a session closes the tabs, and those with entries come back with the same user', () => {
  const { expire, signIn } = start();
  expire(7);
  expect(addresses()).toEqual(['/1']);
  signIn(7);
  expect(addresses()).toEqual(['/1', '/2']);
  signIn(7);
  expect(addresses()).toHaveLength(2);
});

test('another user sees no tab of the former one', () => {
  const { expire, signIn } = start();
  expire(7);
  signIn(8);
  expect(addresses()).toEqual(['/1']);
  const after = start();
  after.signIn(8, true);
  expect(addresses()).toEqual(['/1']);
  const later = start();
  later.signIn(null);
  expect(addresses()).toEqual(['/1']);
});

test('a visitor who signs in keeps the tabs', () => {
  start().signIn(7);
  expect(addresses()).toEqual(['/1', '/2', '/3']);
});

test('the pages of hidden tabs with entries are known by name, and so is the one on screen', () => {
  start();
  usePageTitleStore.setState({ title: 'Page 1' });
  expect(unsavedPages()).toEqual(['Page 2']);
  const forget = noteUnsaved();
  expect(unsavedPages()).toEqual(['Page 1', 'Page 2']);
  forget();
  useTabs.getState().closeOthers();
  expect(unsavedPages()).toEqual([]);
});
