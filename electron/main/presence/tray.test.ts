import { expect, test, vi } from 'vitest';
import { trayBitmap } from './tray-icon.ts';
import { menuLabel, type PresenceActions, trayTemplate, trayToolTip } from './tray-template.ts';

function create(unread = { notifications: 3, messages: 0 }) {
  const actions = {
    open: vi.fn(),
    search: vi.fn(),
    openPath: vi.fn(),
    newWindow: vi.fn(),
    quit: vi.fn(),
  } satisfies PresenceActions;
  const recent = [{ title: 'Salt & Iron', path: '/network/companies/4' }];
  return { actions, items: trayTemplate({ name: 'CARDI', unread, recent, actions }) };
}

test('the menu says what is unread and leads to it', () => {
  const { items, actions } = create();
  expect(items.map(({ label, type }) => label ?? type)).toEqual([
    'Open CARDI',
    'Search…',
    'separator',
    'Messages',
    'Notifications (3)',
    'Recent Records',
    'separator',
    'Settings…',
    'Quit CARDI',
  ]);
  for (const { click } of items) (click as (() => void) | undefined)?.();
  expect(actions.openPath.mock.calls).toEqual([['/network/messages'], ['/notifications'], ['/settings/app']]);
  for (const done of [actions.open, actions.search, actions.quit]) expect(done).toHaveBeenCalledOnce();
});

test('a recent record is one line of a menu', () => {
  const { items, actions } = create();
  const submenu = items.find(({ label }) => label === 'Recent Records')?.submenu;
  const [record] = Array.isArray(submenu) ? submenu : [];
  expect(record?.label).toBe('Salt && Iron');
  (record?.click as (() => void) | undefined)?.();
  expect(actions.openPath).toHaveBeenCalledWith('/network/companies/4');
  expect(menuLabel('x'.repeat(90))).toBe(`${'x'.repeat(59)}…`);
});

test('the text at the icon counts', () => {
  expect(trayToolTip('CARDI', { notifications: 0, messages: 0 })).toBe('CARDI');
  expect(trayToolTip('CARDI', { notifications: 3, messages: 1 })).toBe('CARDI, 3 unread');
});

test('the icon has a dot for news, and one colour where the system wants it', () => {
  const pixel = (options: { isTemplate: boolean; hasNews: boolean }, x: number, y: number) => [
    ...trayBitmap({ size: 32, ...options }).subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 4),
  ];
  expect(trayBitmap({ size: 32, isTemplate: false, hasNews: false })).toHaveLength(32 * 32 * 4);
  // Upper right: the dot, red on Windows and Linux.
  expect(pixel({ isTemplate: false, hasNews: true }, 25, 5)).toEqual([0x52, 0x5a, 0xff, 255]);
  expect(pixel({ isTemplate: false, hasNews: false }, 27, 4)).toEqual([0, 0, 0, 0]);
  // The left of the ring.
  expect(pixel({ isTemplate: true, hasNews: false }, 5, 16)).toEqual([0, 0, 0, 255]);
});
