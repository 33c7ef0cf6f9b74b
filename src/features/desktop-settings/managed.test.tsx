import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import type { DesktopSettings, ManagedSetting } from '#contract/desktop/settings.ts';
import { platform } from '#src/platform/index.ts';
import { NotificationSection } from './components/behaviour-sections.tsx';
import { CrashReportsSection } from './components/crash-reports-section.tsx';
import { ServerSection } from './components/server-section.tsx';
import { UpdatesSection } from './components/updates-section.tsx';

const onTheWeb = { ...platform };

afterEach(() => {
  cleanup();
  // Other tests of the same process are on the web.
  Object.assign(platform, onTheWeb);
});

const origin = 'https://bank.example';

function show(managed: ManagedSetting[], section: ReactNode) {
  const settings: DesktopSettings = {
    managed,
    servers: [{ name: 'Production', origin: 'https://app.meadow.example' }],
    spelling: { isOn: true, languages: [], available: [] },
    notifies: true,
    updateChannel: 'stable',
    sendsCrashReports: false,
    presence: {
      showsTray: true,
      keepsRunning: false,
      startsAtLogin: false,
      listsRecent: true,
      searchKeys: { keys: null, isRefused: false },
    },
    offline: { bytes: 0, answers: 0, limit: 1 },
    refreshMinutes: 30,
  };
  const app = {
    settings: async () => settings,
    changeSettings: vi.fn(async () => settings),
    updates: async () => ({ kind: 'idle', checkedAt: null }),
    onUpdatesChanged: () => () => {},
  };
  Object.assign(platform, { app, status: async () => ({ serverOrigin: origin }) });
  render(<QueryClientProvider client={new QueryClient()}>{section}</QueryClientProvider>);
  return app;
}

test('a server set by the organization is shown, and cannot be changed', async () => {
  show(['server'], <ServerSection />);
  await screen.findByText('Managed by your organization');
  expect(within(screen.getByRole('region')).getByText(origin)).toBeTruthy();
  expect(screen.queryByText('Production')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('notifications set by the organization cannot be changed', async () => {
  const app = show(['notifications'], <NotificationSection />);
  await screen.findByText('Managed by your organization');
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch').getAttribute('aria-disabled')).toBe('true');
  expect(app.changeSettings).not.toHaveBeenCalled();
});

test('the organization can also set where updates come from', async () => {
  show(['updates'], <UpdatesSection version="1.0.0" />);
  expect(await screen.findByText('Managed by your organization')).toBeTruthy();
});

test('which versions are installed can be chosen, unless the organization has set it', async () => {
  const app = show([], <UpdatesSection version="1.0.0" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Beta' }));
  await vi.waitFor(() => expect(app.changeSettings).toHaveBeenCalledWith({ updateChannel: 'beta' }));
  cleanup();
  show(['updateChannel'], <UpdatesSection version="1.0.0" />);
  expect(await screen.findByText('Managed by your organization')).toBeTruthy();
  expect(screen.getByText('Stable')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Beta' })).toBeNull();
});

test('crash reports are off until the user turns them on, and the organization can set them', async () => {
  const app = show([], <CrashReportsSection />);
  await screen.findByText(/bank\.example/);
  const control = screen.getByRole('switch');
  await vi.waitFor(() => expect(control.getAttribute('aria-disabled')).not.toBe('true'));
  expect(control.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(control);
  await vi.waitFor(() => expect(app.changeSettings).toHaveBeenCalledWith({ sendsCrashReports: true }));
  cleanup();
  show(['crashReports'], <CrashReportsSection />);
  expect(await screen.findByText('Managed by your organization')).toBeTruthy();
});

test('without a policy everything can be chosen', async () => {
  show([], <ServerSection />);
  await screen.findByRole('button', { name: 'Connect to Production' });
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(screen.queryByText('Managed by your organization')).toBeNull();
});
