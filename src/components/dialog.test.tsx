import { act, cleanup, render, screen } from '@testing-library/react';
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
