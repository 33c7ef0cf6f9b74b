import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { toastSays } from '#src/app/testing/seen.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { ExportMenu } from './export-menu.tsx';

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
});

test('a file that could not be made is reported', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // jsdom has none.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const fetch = vi.fn(() => Promise.reject(new Error('No')));
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ExportMenu fetch={fetch} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByText('CSV'));
  await toastSays('The file could not be made');
  expect(fetch).toHaveBeenCalledWith('csv', expect.anything());
});
