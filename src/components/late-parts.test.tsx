import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { useToasts } from '#src/stores/toasts.ts';
import { lateDialog } from './late-dialog.tsx';
import { latePart } from './late-part.tsx';
import { lateSection } from './late-section.tsx';

beforeEach(() => useToasts.setState({ current: null }));

/** Code that can be had from the second time on. */
function secondTime<Props>(part: ComponentType<Props>) {
  let times = 0;
  return async () => {
    times += 1;
    if (times === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  };
}

const toastTitle = () => useToasts.getState().current?.title;

test('a dialog whose code cannot be had says so, closes, and opens with the next press; the page keeps its entries', async () => {
  const Ask = lateDialog(
    secondTime(({ onClose }: { isOpen: boolean; onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Never mind
      </button>
    )),
  );
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Words" />
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Ask isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
  fireEvent.change(words, { target: { value: 'Typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(toastTitle()).toBe('This cannot be opened now'));
  expect(screen.queryByRole('button', { name: 'Never mind' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('button', { name: 'Never mind' });
  expect(words.value).toBe('Typed');
});

test('a section whose code cannot be had says so and is tried again', async () => {
  const Map = lateSection(
    secondTime(() => <p>Here is the map.</p>),
    {
      title: 'The map could not be loaded',
      fallback: <p>It comes.</p>,
    },
  );
  render(<Map />);
  screen.getByText('It comes.');
  expect((await screen.findByRole('alert')).textContent).toContain('The map could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Here is the map.');
});

test('a part whose code cannot be had comes when the network is back', async () => {
  const Bell = latePart(secondTime(() => <p>Here is the bell.</p>));
  render(<Bell />);
  await act(async () => undefined);
  expect(screen.queryByText('Here is the bell.')).toBeNull();
  fireEvent(window, new Event('online'));
  await screen.findByText('Here is the bell.');
});

test('code that comes before its part is shown is drawn at once', async () => {
  const Bell = latePart(async () => () => <p>Here is the bell.</p>);
  await Bell.load();
  render(<Bell />);
  expect(screen.queryByText('Here is the bell.')).not.toBeNull();
});
