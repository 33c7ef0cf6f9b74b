import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { useListPath } from './use-location-state.ts';

/** The target of the back link for this state. */
function wayBack(state: unknown): string {
  const { result } = renderHook(() => useListPath('/network/companies'), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[{ pathname: '/network/companies/1', state }]}>{children}</MemoryRouter>
    ),
  });
  return result.current;
}

describe('the way back to a list', () => {
  it('leads to the list as it was left', () => {
    expect(wayBack({ from: '/network/companies?search=solar' })).toBe('/network/companies?search=solar');
    expect(wayBack({ from: '/network/companies' })).toBe('/network/companies');
  });

  it('leads to the full list for a visitor from elsewhere', () => {
    for (const state of [null, undefined, {}, { from: 7 }, { from: '/network/members?search=solar' }]) {
      expect(wayBack(state)).toBe('/network/companies');
    }
    expect(wayBack({ from: '/network/companies/2' })).toBe('/network/companies');
    expect(wayBack({ from: 'https://elsewhere.example/network/companies' })).toBe('/network/companies');
  });
});
