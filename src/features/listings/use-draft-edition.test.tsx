import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { SavedEdition } from '#contract/desktop/outbox.ts';
import { platform } from '#src/platform/index.ts';
import { useListingForm } from './listing-form.ts';
import { useDraftEdition } from './use-draft-edition.ts';

let send: (saved: SavedEdition) => void = () => {};
beforeEach(() => {
  // Another file of the same process may have left a draft.
  localStorage.clear();
  const listeners = new Set<(change: { isSent: boolean; saved: SavedEdition | null }) => void>();
  const onOutboxChanged = (listener: (change: { isSent: boolean; saved: SavedEdition | null }) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  Object.assign(platform, { app: { onOutboxChanged } });
  send = (saved) => act(() => listeners.forEach((listener) => listener({ isSent: true, saved })));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  // Other tests of the same process are on the web.
  Object.assign(platform, { app: null });
});

const start = (name: string) =>
  renderHook(() => {
    const form = useListingForm();
    return { form, edition: useDraftEdition(form, { draft: null, name }) };
  }).result;
const stored = () => Object.keys(localStorage).filter((key) => key.includes('listing'));

test('what waited is about the draft that the server has made of it, and what was typed since moves with it', () => {
  const hook = start('listing:one');
  act(() => hook.current.form.setValue('title', 'Saved'));
  act(() => hook.current.edition.waits('key', structuredClone(hook.current.form.getValues())));
  act(() => hook.current.form.setValue('title', 'Typed since'));
  send({ key: 'key', id: 7, version: 1 });
  expect(hook.current.edition.draft).toEqual({ id: 7, version: 1 });
  expect(hook.current.form.getValues('title')).toBe('Typed since');
  expect(stored()).toEqual([expect.stringContaining('listing-edit:7:1')]);
});

test('where nothing was typed since, nothing is left in this browser', () => {
  const hook = start('listing:one');
  act(() => hook.current.form.setValue('title', 'Saved'));
  act(() => hook.current.edition.waits('key', structuredClone(hook.current.form.getValues())));
  send({ key: 'key', id: 7, version: 1 });
  expect([hook.current.edition.draft, stored()]).toEqual([{ id: 7, version: 1 }, []]);
});

test('a draft of another page changes nothing', () => {
  const hook = start('listing:one');
  send({ key: 'another', id: 8, version: 1 });
  expect(hook.current.edition.draft).toBeNull();
});
