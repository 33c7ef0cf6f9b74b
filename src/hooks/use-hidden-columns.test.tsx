import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useHiddenColumns } from './use-hidden-columns.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (table: string) => renderHook(() => useHiddenColumns(table));

it('remembers the hidden columns of each table', () => {
  const users = open('Users');
  act(() => users.result.current[1]((before) => ({ ...before, Joined: false })));
  expect(users.result.current[0]).toEqual({ Joined: false });
  const events = open('Events');
  expect(events.result.current[0]).toEqual({});
  act(() => events.result.current[1]({ State: false }));
  expect(open('Users').result.current[0]).toEqual({ Joined: false });
  act(() => users.result.current[1]((before) => ({ ...before, Joined: true })));
  expect(open('Users').result.current[0]).toEqual({});
  expect(open('Events').result.current[0]).toEqual({ State: false });
});

it('shows all columns if the stored value is invalid', () => {
  localStorage.setItem('cardi-hidden-columns', '{"Users":"Joined"}');
  expect(open('Users').result.current[0]).toEqual({});
});
