import { expect, test, vi } from 'vitest';

import { createGuestGuard, openingPause } from './guest-guard.ts';

const tool = 'https://research.example';

function create(origin: string | null = tool, others: string[] = []) {
  let time = 0;
  const openExternal = vi.fn<(url: string) => void>();
  const guard = createGuestGuard({
    origins: () => (origin === null ? [] : [origin, ...others]),
    openExternal,
    now: () => time,
  });
  const navigate = (url: string, hook: 'onNavigate' | 'onFrameNavigate' = 'onNavigate', isMainFrame = true) => {
    const preventDefault = vi.fn();
    guard[hook]({ url, isMainFrame, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  const start = (url: string, changes: { isMainFrame?: boolean; isSameDocument?: boolean } = {}) => {
    const stop = vi.fn();
    guard.onStart({ url, isMainFrame: true, isSameDocument: false, ...changes }, stop);
    return stop.mock.calls.length > 0;
  };
  return {
    guard,
    navigate,
    start,
    opened: () => openExternal.mock.calls.flat(),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('the tool may navigate between its own pages', () => {
  const { navigate, opened } = create();
  expect(navigate(`${tool}/answers/1?x=2#top`)).toBe(false);
  expect(opened()).toEqual([]);
});

test('an address elsewhere is kept out of the webview and opened in the browser', () => {
  const { navigate, opened } = create();
  expect(navigate('https://journal.example/paper')).toBe(true);
  expect(opened()).toEqual(['https://journal.example/paper']);
});

test.each(['app://cardi/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,hi', 'smb://host/x'])(
  '%s goes nowhere, whoever starts it',
  (url) => {
    const { navigate, start, guard, opened } = create();
    expect(navigate(url)).toBe(true);
    expect(start(url)).toBe(true);
    expect(guard.onRequest({ url, resourceType: 'mainFrame' })).toEqual({ cancel: true });
    expect(guard.onWindowOpen({ url, disposition: 'new-window' }, true)).toEqual({ action: 'deny' });
    expect(opened()).toEqual([]);
  },
);

test('no window is opened; web links open in the browser, without credentials and not in a loop', () => {
  const { guard, opened, wait } = create();
  for (let i = 0; i < 50; i += 1)
    guard.onWindowOpen({ url: `https://journal.example/${i}`, disposition: 'new-window' }, true);
  expect(opened()).toEqual(['https://journal.example/0']);
  wait(openingPause - 1);
  guard.onWindowOpen({ url: 'https://journal.example/early', disposition: 'new-window' }, true);
  wait(1);
  guard.onWindowOpen({ url: 'https://user:secret@journal.example/', disposition: 'new-window' }, true);
  guard.onWindowOpen({ url: 'mailto:team@research.example', disposition: 'new-window' }, true);
  expect(opened()).toEqual(['https://journal.example/0', 'mailto:team@research.example']);
});

test('navigations that the surrounding page starts are stopped, although Electron fires no other event', () => {
  const { start } = create();
  expect(start('https://evil.example/')).toBe(true);
  expect(start(`${tool}/`)).toBe(false);
  expect(start('about:blank')).toBe(false);
  expect(start('https://evil.example/', { isMainFrame: false })).toBe(false);
  expect(start(`${tool}/#part`, { isSameDocument: true })).toBe(false);
});

test('its main frame loads only the tool, and its pages load no files of this computer', () => {
  const { guard } = create();
  const isLetOut = (url: string, resourceType: string) => !guard.onRequest({ url, resourceType }).cancel;
  expect(isLetOut(`${tool}/`, 'mainFrame')).toBe(true);
  expect(isLetOut('https://evil.example/', 'mainFrame')).toBe(false);
  expect(isLetOut('https://cdn.example/app.js', 'script')).toBe(true);
  expect(isLetOut('wss://research.example/stream', 'webSocket')).toBe(true);
  expect(isLetOut('file:///etc/passwd', 'image')).toBe(false);
  expect(isLetOut('app://cardi/api/auth/me', 'xhr')).toBe(false);
});

test('frames inside the tool show web pages and open nothing in the browser', () => {
  const { navigate, opened } = create();
  for (const hook of ['onFrameNavigate', 'onNavigate'] as const) {
    for (const url of ['https://accounts.example/', `${tool}/embed`, 'about:blank', 'about:srcdoc']) {
      expect(navigate(url, hook, false)).toBe(false);
    }
    for (const url of ['file:///etc/passwd', 'app://cardi/', 'http://plain.example/']) {
      expect(navigate(url, hook, false)).toBe(true);
    }
  }
  // Left to will-navigate, which Electron skips when this event is prevented.
  expect(navigate('https://journal.example/', 'onFrameNavigate')).toBe(false);
  expect(opened()).toEqual([]);
});

test('once the server names no tool, every navigation is stopped', () => {
  const { navigate, start, guard } = create(null);
  expect(navigate(`${tool}/`)).toBe(true);
  expect(start(`${tool}/`)).toBe(true);
  expect(guard.onRequest({ url: `${tool}/`, resourceType: 'mainFrame' })).toEqual({ cancel: true });
});

test('the tool may sign in at the origins that the server names, and nowhere else', () => {
  const { navigate, guard, opened } = create(tool, ['https://login.example']);
  const stop = vi.fn();
  guard.onStart({ url: 'https://login.example/authorize', isMainFrame: true, isSameDocument: false }, stop);
  expect(navigate('https://login.example/authorize')).toBe(false);
  expect(guard.onRequest({ url: 'https://login.example/', resourceType: 'mainFrame' })).toEqual({ cancel: false });
  expect(stop).not.toHaveBeenCalled();
  expect(navigate('https://login.example.evil.example/')).toBe(true);
  expect(opened()).toEqual(['https://login.example.evil.example/']);
});

test('the tool’s sign-in opens one window, an empty one too; a tab, a second window and other addresses do not', () => {
  const { guard, opened } = create(tool, ['https://login.example']);
  const open = (url: string, disposition = 'new-window', mayPopUp = true) =>
    guard.onWindowOpen({ url, disposition }, mayPopUp).action;
  expect(open('https://login.example/authorize')).toBe('allow');
  expect(open(`${tool}/sign-in`)).toBe('allow');
  expect(open('about:blank')).toBe('allow');
  expect(open('https://login.example/authorize', 'new-window', false)).toBe('deny');
  for (const url of ['https://user:secret@login.example/', 'file:///etc/passwd', 'app://cardi/']) {
    expect(open(url)).toBe('deny');
  }
  expect(opened()).toEqual([]);
  expect(open(`${tool}/report`, 'foreground-tab')).toBe('deny');
  expect(opened()).toEqual([`${tool}/report`]);
});
