import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useToasts } from '#src/stores/toasts.ts';
import { type Tab, titleOf } from './tab-list.ts';
import { TabStrip } from './tab-strip.tsx';
import { useTabs } from './tabs-store.ts';

const tab = (id: number): Tab => ({ id, title: `Page ${id}`, address: `/${id}`, scroll: 0, isUnsaved: false });
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  useTabs.setState({ tabs: [1, 2, 3, 4].map(tab), active: 2 });
  render(<TabStrip />);
  screen.getByRole('tab', { selected: true }).focus();
});
test('Home and End go to the ends of the strip', () => {
  press('End');
  expect(focused()).toBe('Page 4');
  press('Home');
  expect(focused()).toBe('Page 1');
});

test('after a tab is closed by keyboard, its neighbour has the focus', () => {
  press('Delete');
  expect(focused()).toBe('Page 3');
  press('End');
  press('Delete');
  expect(focused()).toBe('Page 3');
});

test('a tab that the user decides to keep keeps the focus', () => {
  vi.spyOn(window, 'confirm').mockReturnValue(false);
  useTabs.setState({ tabs: [tab(1), { ...tab(2), isUnsaved: true }], active: 1 });
  press('ArrowRight');
  press('Delete');
  expect(focused()).toContain('Page 2');
});

test('a window takes 20 tabs, and says so to whoever wants more', () => {
  useTabs.setState({ tabs: Array.from({ length: 20 }, (_, i) => tab(i + 1)), active: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'New tab' }));
  expect(useTabs.getState().tabs).toHaveLength(20);
  expect(useToasts.getState().current?.title).toBe('A window has 20 tabs at most');
});

test('the home page is called Home, whatever the product calls it', () => {
  expect(titleOf({ ...tab(1), address: '/?from=mail', title: 'CARDI' })).toBe('Home');
});
