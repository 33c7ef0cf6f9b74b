import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { TemplatesPage } from './settings-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
test('the keyboard stays in the list when a template is deleted, also the last one', async () => {
  let templates = ['Bee', 'Zebra'].map((name, index) => ({ id: index + 1, name, text: 'Hello' }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json(templates);
    templates = templates.filter(({ id }) => !url.endsWith(`/${id}`));
    return Response.json({ isDeleted: true });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <TemplatesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const place = await screen.findByRole('group', { name: 'Templates' });
  for (const name of ['Bee', 'Zebra']) {
    const button = await screen.findByRole('button', { name: `Delete ${name}` });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${name}` })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(place));
  }
});
