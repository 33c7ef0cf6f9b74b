import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Dialog } from './dialog.tsx';

/** jsdom has none. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

test('the focus stays in a dialog when the element that has it is removed', async () => {
  const content = (isLoaded: boolean) => (
    <Dialog title="Share" onClose={() => undefined}>
      {isLoaded ? <p>You have no connections yet.</p> : <input aria-label="Connection" />}
      <button type="button">Done</button>
    </Dialog>
  );
  const { rerender } = render(content(false));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Connection' }));
  await act(async () => rerender(content(true)));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
});

test('a dialog with an unsent form asks before Escape closes it, and keeps the focus where it was', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Report" onClose={onClose}>
      <form>
        <textarea aria-label="Details" />
      </form>
    </Dialog>,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  const escape = () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', code: 'Escape', keyCode: 27 });
  fireEvent.input(field, { target: { value: 'A copy of another listing' } });
  escape();
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
  escape();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('A copy of another listing');
  expect(onClose).not.toHaveBeenCalled();
  escape();
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog whose form was emptied again closes at once', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Report" onClose={onClose}>
      <form>
        <textarea aria-label="Details" />
      </form>
    </Dialog>,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  fireEvent.input(field, { target: { value: 'a' } });
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(onClose).toHaveBeenCalledOnce();
});
