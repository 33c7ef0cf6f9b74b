import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import type { TechnologySummary } from '#contract/technologies.ts';
import { TechnologyCard } from './technology-card.tsx';

afterEach(cleanup);

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
  companyLogo: null,
};

test('N16: cards with the same name differ by the company, or by the label of a topic', () => {
  render(
    <MemoryRouter>
      <TechnologyCard technology={technology} />
      <TechnologyCard technology={{ ...technology, id: 4, companyId: null, companyName: null }} />
    </MemoryRouter>,
  );
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards).toEqual([expect.stringContaining('Lumenfold Solar'), expect.stringContaining('Technology profile')]);
});
