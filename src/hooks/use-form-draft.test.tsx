import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clearDrafts, keepDraftsOf } from '#src/lib/drafts.ts';
import { useForm } from './use-form.ts';
import { useFormDraft } from './use-form-draft.ts';

const schema = z.object({ title: z.string().catch(''), tags: z.array(z.string()).catch([]) });
type Values = z.infer<typeof schema>;
const empty: Values = { title: '', tags: [] };
const key = 'cardi-draft:note';

function openForm(name = 'note') {
  return renderHook(() => {
    const form = useForm<Values>({ defaultValues: empty });
    const draft = useFormDraft(form, name, {
      schema,
      isBlank: ({ title, tags }) => title === '' && tags.length === 0,
    });
    return { form, draft };
  });
}

type Opened = ReturnType<typeof openForm>;

const type = ({ result }: Opened, title: string) => act(() => result.current.form.setValue('title', title));
const wait = (ms = 500) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Sends the event of a change in another tab; the tab that made the change gets none. */
function changeInOtherTab(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe('useFormDraft', () => {
  it('stores the entries after a pause in typing', () => {
    const opened = openForm();
    type(opened, 'a');
    type(opened, 'ab');
    expect(stored()).toBeNull();
    expect(opened.result.current.draft.isSaved).toBe(false);
    wait();
    expect(stored()).toEqual({ version: 1, values: { title: 'ab', tags: [] } });
    expect(opened.result.current.draft.isSaved).toBe(true);
  });

  it('fills a form that is opened later, which then still counts as changed', () => {
    const first = openForm();
    type(first, 'kept');
    wait();
    first.unmount();
    const { result } = openForm();
    expect(result.current.form.getValues()).toEqual({ title: 'kept', tags: [] });
    expect(result.current.draft.isSaved).toBe(true);
    act(() => result.current.form.reset());
    expect(result.current.form.getValues()).toEqual(empty);
  });

  it('stores at once when the form unmounts or the page is hidden', () => {
    const first = openForm();
    type(first, 'unmounted');
    first.unmount();
    expect(stored()).toMatchObject({ values: { title: 'unmounted' } });

    const second = openForm();
    type(second, 'hidden');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()).toMatchObject({ values: { title: 'hidden' } });
  });

  it('stores nothing for a form that is blank again', () => {
    const opened = openForm();
    type(opened, 'a');
    wait();
    type(opened, '');
    wait();
    expect(stored()).toBeNull();
    expect(opened.result.current.draft.isSaved).toBe(false);
  });

  it('clear deletes the draft and keeps the form, even if a save is pending', () => {
    const opened = openForm();
    type(opened, 'sent');
    act(() => opened.result.current.draft.clear());
    opened.unmount();
    expect(stored()).toBeNull();
    expect(opened.result.current.form.getValues('title')).toBe('sent');
  });

  it('discard clears the form; restore brings back what it returned', () => {
    const opened = openForm();
    type(opened, 'oops');
    wait();
    let discarded: Values = empty;
    act(() => {
      discarded = opened.result.current.draft.discard();
    });
    wait();
    expect(opened.result.current.form.getValues()).toEqual(empty);
    expect(stored()).toBeNull();
    act(() => opened.result.current.draft.restore(discarded));
    expect(opened.result.current.form.getValues('title')).toBe('oops');
    expect(stored()).toMatchObject({ values: { title: 'oops' } });
    expect(opened.result.current.draft.isSaved).toBe(true);
  });

  it.each([
    ['is no JSON', '{'],
    ['is no draft', '"text"'],
    ['has another version', JSON.stringify({ version: 0, values: { title: 'old', tags: [] } })],
    ['holds no values', JSON.stringify({ version: 1 })],
  ])('ignores stored data that %s', (_name, text) => {
    localStorage.setItem(key, text);
    const { result } = openForm();
    expect(result.current.form.getValues()).toEqual(empty);
    expect(result.current.draft.isSaved).toBe(false);
  });

  it('keeps the valid fields of a draft with an invalid one', () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, values: { title: 'good', tags: 'broken', extra: 1 } }));
    const { result } = openForm();
    expect(result.current.form.getValues()).toEqual({ title: 'good', tags: [] });
  });

  it('does not stop the user from typing when storage is full', () => {
    const opened = openForm();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(opened, 'too much');
    wait();
    expect(opened.result.current.form.getValues('title')).toBe('too much');
    expect(opened.result.current.draft.isSaved).toBe(false);
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(openForm().result.current.form.getValues()).toEqual(empty);
  });

  it('shows each change from another tab while nothing was typed here', () => {
    const { result } = openForm();
    for (const title of ['theirs', 'theirs, longer']) {
      changeInOtherTab(JSON.stringify({ version: 1, values: { title, tags: [] } }));
      expect(result.current.form.getValues('title')).toBe(title);
      expect(result.current.draft.isSaved).toBe(true);
    }
    changeInOtherTab(null);
    expect(result.current.form.getValues()).toEqual(empty);
    expect(result.current.draft.isSaved).toBe(false);
  });

  it('never replaces entries with those of another tab', () => {
    const opened = openForm();
    type(opened, 'mine');
    changeInOtherTab(JSON.stringify({ version: 1, values: { title: 'theirs', tags: [] } }));
    expect(opened.result.current.form.getValues('title')).toBe('mine');
  });

  it('notices that another tab published or discarded the draft, and does not store it again unprompted', () => {
    const opened = openForm();
    type(opened, 'mine');
    wait();
    changeInOtherTab(null);
    expect(opened.result.current.draft.isSaved).toBe(false);
    expect(opened.result.current.form.getValues('title')).toBe('mine');
    opened.unmount();
    expect(stored()).toBeNull();
  });
});

describe('in the desktop app', () => {
  const connectTo = (server: string) => {
    document.documentElement.dataset.server = server;
  };
  afterEach(() => delete document.documentElement.dataset.server);

  it('a draft is shown on its server only, and a sign-out there deletes no other', () => {
    connectTo('https://a.example');
    const first = openForm();
    type(first, 'for a');
    wait();
    first.unmount();
    connectTo('https://b.example');
    const second = openForm();
    expect(second.result.current.form.getValues('title')).toBe('');
    second.unmount();
    clearDrafts();
    connectTo('https://a.example');
    expect(openForm().result.current.form.getValues('title')).toBe('for a');
    clearDrafts();
    expect(localStorage).toHaveLength(0);
  });
});

describe('clearDrafts', () => {
  it('deletes drafts and nothing else', () => {
    localStorage.setItem(key, '{}');
    localStorage.setItem('cardi-theme', 'light');
    clearDrafts();
    expect(Object.keys(localStorage)).toEqual(['cardi-theme']);
  });
});

describe('keepDraftsOf', () => {
  it('keeps the drafts of a visitor and of the user, and deletes those of the previous user', () => {
    localStorage.setItem(key, '{}');
    keepDraftsOf(1);
    keepDraftsOf(1);
    expect(localStorage.getItem(key)).toBe('{}');
    keepDraftsOf(2);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('of a saved record has what was typed since, for the form that takes the place of this one', () => {
    const opened = openForm();
    type(opened, 'sent');
    wait();
    act(() => opened.result.current.draft.follow('note:7', false));
    expect(Object.keys(localStorage)).toEqual([]);
    type(opened, 'sent, and more');
    opened.unmount();
    expect(stored()).toBeNull();
    expect(openForm('note:7').result.current.form.getValues('title')).toBe('sent, and more');
  });

  it('is kept at once where something was typed while it was saved', () => {
    const opened = openForm();
    type(opened, 'sent, and more');
    act(() => opened.result.current.draft.follow('note:7', true));
    expect(stored()).toBeNull();
    expect(openForm('note:7').result.current.form.getValues('title')).toBe('sent, and more');
  });
});
