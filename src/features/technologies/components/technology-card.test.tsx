import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import type { TechnologySummary } from '#contract/technologies.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { TechnologyCard } from './technology-card.tsx';

const technology: TechnologySummary = {
  id: 1,
  name: 'Perovskite Solar Cells',
  description: 'Thin films on silicon.',
  focusArea: { id: 'solar-energy', title: 'Solar Energy' },
  status: 'emerging',
  statusName: 'Emerging',
  readinessLevel: 5,
  tags: [],
  imageUrl: null,
  isListedForSale: false,
  companyId: 1,
  companyName: 'Lumenfold Solar',
  patentCount: 0,
  companyLogo: null,
  country: null,
  hasPatents: false,
};

test('N16: cards with the same name differ by the company, or by the label of a topic', () => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <TechnologyCard technology={technology} />
        <TechnologyCard technology={{ ...technology, id: 4, companyId: null, companyName: null }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards).toEqual([expect.stringContaining('Lumenfold Solar'), expect.stringContaining('Technology profile')]);
  // So do their buttons.
  expect(screen.getByRole('button', { name: 'Save Perovskite Solar Cells, Lumenfold Solar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save Perovskite Solar Cells' })).toBeTruthy();
});
