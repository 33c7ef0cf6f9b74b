import { expect, test, vi } from 'vitest';

import { createNavigationGuard } from './navigation-guard.ts';

interface How {
  isMainFrame?: boolean;
  hook?: 'onNavigate' | 'onFrameNavigate';
}

function navigate(url: string, { isMainFrame = true, hook = 'onNavigate' }: How = {}) {
  const openExternal = vi.fn();
  const preventDefault = vi.fn();
  createNavigationGuard({ openExternal, openWindow: vi.fn() })[hook]({ url, isMainFrame, preventDefault });
  return { isPrevented: preventDefault.mock.calls.length > 0, opened: openExternal.mock.calls.flat() };
}

test('the window may navigate between pages of the app', () => {
  expect(navigate('app://cardi/network')).toEqual({ isPrevented: false, opened: [] });
});

test('a web address is kept out of the window and opened in the browser', () => {
  expect(navigate('https://example.org/')).toEqual({ isPrevented: true, opened: ['https://example.org/'] });
});

test.each(['file:///etc/passwd', 'javascript:alert(1)', 'app://other/', 'data:text/html,hi'])(
  '%s goes nowhere',
  (url) => {
    expect(navigate(url)).toEqual({ isPrevented: true, opened: [] });
  },
);

test('a frame can neither leave for another site nor open the browser', () => {
  const elsewhere = 'https://example.org/';
  expect(navigate(elsewhere, { isMainFrame: false })).toEqual({ isPrevented: true, opened: [] });
  expect(navigate(elsewhere, { isMainFrame: false, hook: 'onFrameNavigate' })).toEqual({
    isPrevented: true,
    opened: [],
  });
  expect(navigate('app://cardi/', { isMainFrame: false, hook: 'onFrameNavigate' }).isPrevented).toBe(false);
});

test('the main frame is left to will-navigate, which Electron skips when this event is prevented', () => {
  const isPrevented = navigate('https://example.org/', { hook: 'onFrameNavigate' }).isPrevented;
  expect(isPrevented).toBe(false);
});

test('a link that asks for a window opens another window of the app, the browser, or nothing', () => {
  const openExternal = vi.fn();
  const openWindow = vi.fn();
  const { onWindowOpen } = createNavigationGuard({ openExternal, openWindow });
  for (const url of [
    'https://example.org/',
    'app://cardi/terms?from=sign-up#data',
    'app://cardi/api/auth/me',
    'app://cardi//evil.example',
    'app://other/terms',
    'file:///etc/passwd',
  ]) {
    expect(onWindowOpen({ url })).toEqual({ action: 'deny' });
  }
  expect(openExternal.mock.calls).toEqual([['https://example.org/']]);
  expect(openWindow.mock.calls).toEqual([['/terms?from=sign-up#data']]);
});
