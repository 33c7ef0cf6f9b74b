import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { platform } from '#src/platform/index.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { CsvHandle } from './file-handle.tsx';
import { PdfHandle } from './pdf-handle.tsx';

afterEach(() => {
  cleanup();
  Object.assign(platform, { app: null });
});

const table = <CsvHandle name="Saved" head={['Title', 'Kind']} rows={[['=1+1', 'Listing']]} />;

function inApp() {
  let finish: (isReady: boolean) => void = () => {};
  const prepared = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const app = {
    prepareDrag: vi.fn(() => prepared),
    beginDrag: vi.fn(async () => true),
    savePdf: vi.fn(async () => null),
  };
  Object.assign(platform, { app });
  return { ...app, finish: () => finish(true) };
}

test('the file is prepared when the pointer approaches, and a drag exports it', async () => {
  const { prepareDrag, beginDrag, finish } = inApp();
  render(table);
  const handle = screen.getByRole('button', { name: 'Save as CSV' });
  fireEvent.pointerEnter(handle);
  fireEvent.pointerEnter(handle);
  expect(prepareDrag.mock.calls).toEqual([
    [{ kind: 'csv', name: 'Saved', text: "\ufeffTitle,Kind\r\n'=1+1,Listing\r\n" }],
  ]);
  // The page's own drag is cancelled, and the system's starts once the file exists.
  expect(fireEvent.dragStart(handle)).toBe(false);
  expect(beginDrag).not.toHaveBeenCalled();
  expect(useToasts.getState().current?.title).toBe('The file is being made');
  await act(async () => finish());
  fireEvent.dragStart(handle);
  expect(beginDrag).toHaveBeenCalledOnce();
});

test('a click saves the page as PDF', async () => {
  const { savePdf } = inApp();
  render(<PdfHandle />);
  fireEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  expect(savePdf).toHaveBeenCalledOnce();
});

test('in a browser a click saves a table, nothing is dragged, and pages are printed', () => {
  Object.assign(platform, { app: null });
  render(
    <>
      {table}
      <PdfHandle />
    </>,
  );
  expect(screen.getAllByRole('button').map(({ textContent, draggable }) => [textContent, draggable])).toEqual([
    ['Save as CSV', false],
  ]);
});
