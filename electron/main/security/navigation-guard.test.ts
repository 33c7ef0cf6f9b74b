import { expect, test, vi } from 'vitest';

import { createNavigationGuard } from './navigation-guard.ts';

interface How {
  isMainFrame?: boolean;
  hook?: 'onNavigate' | 'onFrameNavigate';
}

function navigate(url: string, { isMainFrame = true, hook = 'onNavigate' }: How = {}) {
  const openExternal = vi.fn();
  const preventDefault = vi.fn();
  createNavigationGuard(openExternal)[hook]({ url, isMainFrame, preventDefault });
  return { isPrevented: preventDefault.mock.calls.length > 0, opened: openExternal.mock.calls.flat() };
}

test('the window goes from one page of the app to another', () => {
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

test('a frame cannot go elsewhere, nor open the browser', () => {
  const elsewhere = 'https://example.org/';
  expect(navigate(elsewhere, { isMainFrame: false })).toEqual({ isPrevented: true, opened: [] });
  expect(navigate(elsewhere, { isMainFrame: false, hook: 'onFrameNavigate' })).toEqual({
    isPrevented: true,
    opened: [],
  });
  expect(navigate('app://cardi/', { isMainFrame: false, hook: 'onFrameNavigate' }).isPrevented).toBe(false);
});

test('the main frame is left to will-navigate, which Electron skips once this event was prevented', () => {
  const isPrevented = navigate('https://example.org/', { hook: 'onFrameNavigate' }).isPrevented;
  expect(isPrevented).toBe(false);
});

test('no page opens a window; its web links open in the browser', () => {
  const openExternal = vi.fn();
  const { onWindowOpen } = createNavigationGuard(openExternal);
  expect(onWindowOpen({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
  expect(onWindowOpen({ url: 'app://cardi/' })).toEqual({ action: 'deny' });
  expect(onWindowOpen({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' });
  expect(openExternal.mock.calls).toEqual([['https://example.org/']]);
});
