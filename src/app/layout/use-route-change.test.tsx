import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';

import { useShell } from '#src/stores/shell.ts';
import { useRouteChange } from './use-route-change.ts';

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

test('a search opened while the page loads stays open, and closes when another page opens', async () => {
  // Ctrl and K work as soon as the header shows, which is before effects run.
  useShell.getState().setSearch(true);
  const { result } = renderHook(() => [useRouteChange(), useNavigate()] as const, { wrapper });
  expect(useShell.getState().isSearchOpen).toBe(true);
  await act(async () => result.current[1]('/media'));
  expect(useShell.getState().isSearchOpen).toBe(false);
});
