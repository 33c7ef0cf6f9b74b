import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { FindRequest, FindResult } from '#contract/desktop/find.ts';
import type { DesktopApp } from '#src/platform/index.ts';
import { FindBar } from './find-bar.tsx';

/** A bridge with as many matches as a test says, and the menu's command. */
function show(find: (request: FindRequest) => FindResult = () => ({ matches: 12, active: 3 })) {
  let command: (command: { name: string }) => void = () => {};
  const findInPage = vi.fn(async (request: FindRequest) => find(request));
  const stopFinding = vi.fn(async () => null);
  const onCommand = (listener: typeof command) => {
    command = listener;
    return () => {};
  };
  const onClose = vi.fn();
  const view = render(
    <FindBar app={{ findInPage, stopFinding, onCommand } as unknown as DesktopApp} onClose={onClose} />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find in page' });
  const type = (value: string) => act(async () => fireEvent.change(input, { target: { value } }));
  const press = (key: string, shiftKey = false) => act(async () => fireEvent.keyDown(input, { key, shiftKey }));
  const choose = (name: string) => act(async () => command({ name }));
  return { ...view, input, type, press, choose, findInPage, stopFinding, onClose };
}
const count = () => screen.getByRole('status').textContent;

test('the bar shows the number of the match and the total, and moves by keys, buttons and the menu', async () => {
  const { input, type, press, choose, findInPage } = show();
  expect(document.activeElement).toBe(input);
  await type('salt');
  expect(count()).toBe('3 of 12');
  await press('Enter');
  await press('Enter', true);
  await choose('findNext');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Previous match' })));
  expect(findInPage.mock.calls.map(([{ step }]) => step)).toEqual(['first', 'next', 'previous', 'next', 'previous']);
  await type('');
});

test('no match is reported; an empty box searches nothing, and Escape closes the bar', async () => {
  const { type, press, findInPage, stopFinding, onClose } = show(() => ({ matches: 0, active: 0 }));
  await press('Enter');
  expect(findInPage).not.toHaveBeenCalled();
  await type('salt');
  expect(count()).toBe('No matches');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next match' }).disabled).toBe(true);
  await type('');
  expect([count(), stopFinding.mock.calls.length]).toEqual(['', 1]);
  await press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the result of a replaced search does not change the count, and the text is kept for the next time', async () => {
  const first = show(({ text }) => (text === 'salt' ? { matches: 2, active: 1 } : null));
  await first.type('salt');
  await first.type('salts');
  expect(count()).toBe('1 of 2');
  first.unmount();
  expect(first.stopFinding).toHaveBeenCalledOnce();
  const again = show();
  expect(again.input.value).toBe('salts');
  expect(again.findInPage).toHaveBeenCalledWith({ text: 'salts', step: 'first' });
  await again.type('');
});
