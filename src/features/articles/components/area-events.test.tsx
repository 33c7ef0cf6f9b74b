import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { EventSummary } from '#contract/events.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { eventsQuery } from '#src/features/events/index.ts';
import { AreaEvents } from './area-events.tsx';

const event = (id: number, price: number) =>
  ({
    id,
    price,
    title: `Event ${id}`,
    type: 'conference',
    isInPerson: false,
    isPast: false,
    status: 'scheduled',
    startDate: '2027-03-12',
    dateDisplay: 'March 12, 2027',
  }) as EventSummary;

test('prices have the usual format: free, with thousands separators, and with cents if there are any', () => {
  const [area] = builtInFocusAreas;
  if (!area) throw new Error('There are no focus areas.');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const events = [event(1, 0), event(2, 12_500), event(3, 639.2)];
  client.setQueryData(eventsQuery({ focusAreaId: String(area.id) }).queryKey, events);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AreaEvents area={area} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const prices = screen.getAllByRole('listitem').map(({ textContent }) => /Free$|\$[\d,.]+$/.exec(textContent)?.[0]);
  expect(prices).toEqual(['Free', '$12,500', '$639.20']);
});
