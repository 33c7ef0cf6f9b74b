import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Footer } from './footer.tsx';

test('P6: the footer says that a subsidiary runs the network, not that the network is one', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^© \d{4} CARDI, run by a subsidiary of Meridian Foundation\.$/)).toBeTruthy();
});
