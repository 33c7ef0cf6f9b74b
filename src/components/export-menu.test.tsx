import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
  const fetch = vi.fn(() => Promise.reject(new Error('No')));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportMenu fetch={fetch} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByText('CSV'));
  await toastSays('The file could not be made');
  expect(fetch).toHaveBeenCalledWith('csv', expect.anything());
});
