import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { useMailedSecrets } from './use-mailed-secrets.ts';

const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** The secrets that a page at this address reads. */
function opened(path: string) {
  window.history.replaceState(null, '', path);
  const { result } = renderHook(() => ({ secrets: useMailedSecrets('confirm', 'cancel'), navigate: useNavigate() }), {
    wrapper: BrowserRouter,
  });
  return result;
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the secrets in an emailed link', () => {
  it('L5: are read from the fragment and removed from the address bar, which keeps the rest', () => {
    expect(opened('/events/3?tab=agenda#cancel=abc').current.secrets).toEqual({ cancel: 'abc' });
    expect(address()).toBe('/events/3?tab=agenda');
  });

  it('L5: are also read from the query of older mails', () => {
    expect(opened('/events/3?cancel=abc&tab=agenda').current.secrets).toEqual({ cancel: 'abc' });
    expect(address()).toBe('/events/3?tab=agenda');
  });

  it('do not change an address that contains none', () => {
    expect(opened('/events/3?tab=agenda#speakers').current.secrets).toEqual({});
    expect(address()).toBe('/events/3?tab=agenda#speakers');
  });

  it('are only valid for the page they were mailed for', async () => {
    const result = opened('/events/3#cancel=abc');
    await act(async () => result.current.navigate('/events/4'));
    expect(result.current.secrets).toEqual({});
  });

  it('are in no request while the page is open, and nothing remains afterwards', () => {
    const policies = () =>
      [...document.querySelectorAll('meta[name="referrer"]')].map((meta) => meta.getAttribute('content'));
    window.history.replaceState(null, '', '/events/3#cancel=abc');
    const { unmount } = renderHook(() => useMailedSecrets('cancel'), { wrapper: BrowserRouter });
    expect(policies()).toEqual(['no-referrer']);
    unmount();
    expect(policies()).toEqual([]);
  });
});
