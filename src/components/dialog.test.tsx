import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Dialog } from './dialog.tsx';

/** jsdom has none. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
test('the focus stays in a dialog when the element that has it is removed', async () => {
  const content = (isLoaded: boolean) => (
    <Dialog title="Share" onClose={() => undefined}>
      {isLoaded ? <p>You have no connections yet.</p> : <input aria-label="Connection" />}
      <button type="button">Done</button>
    </Dialog>
  );
  const { rerender } = render(content(false));
  const field = await screen.findByRole('textbox', { name: 'Connection' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await act(async () => rerender(content(true)));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
});

test('Esc and the close button ask before entries are lost, and Esc again goes back to them', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Report" onClose={onClose}>
      <form>
        <input aria-label="Details" />
        <input aria-label="People" type="search" />
      </form>
    </Dialog>,
  );
  const details = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Details' });
  const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });

  // What is typed to find something is no entry.
  const people = screen.getByRole('searchbox', { name: 'People' });
  people.focus();
  fireEvent.input(people, { target: { value: 'Ines' } });
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);

  details.focus();
  fireEvent.input(details, { target: { value: 'It is spam.' } });
  escape();
  expect(question()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
  escape();
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(details);
  expect(details.value).toBe('It is spam.');

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);

  fireEvent.input(details, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  escape();
  expect(onClose).toHaveBeenCalledTimes(3);
});
