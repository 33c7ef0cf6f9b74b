import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Selection } from './bulk-actions.tsx';
import { DataTable } from './data-table.tsx';
import { TableBar } from './table-bar.tsx';
import type { Column } from './table-columns.ts';
import { tableSort, useDataTable } from './use-data-table.ts';

afterEach(() => {
  cleanup();
});

interface City {
  id: number;
  name: string;
  people: number;
}

const cities: City[] = [
  { id: 1, name: 'Porto', people: 230 },
  { id: 2, name: 'Bergen', people: 290 },
  { id: 3, name: 'Ghent', people: 265 },
];
const orders = { name: 'Name, A to Z', 'name-desc': 'Name, Z to A', most: 'Most people', fewest: 'Fewest people' };
type Order = keyof typeof orders;

interface CityTableProps {
  isWhole?: boolean;
  selection?: Selection<City>;
  onOrder?: (order: Order) => void;
}

function CityTable({ isWhole = true, selection, onOrder }: CityTableProps) {
  const [order, setOrder] = useState<Order>('name');
  const [clicks, setClicks] = useState(0);
  // New with every click, like columns that use their page's state.
  const columns: Column<City>[] = [
    {
      name: 'City',
      orders: { ascending: 'name', descending: 'name-desc', first: 'ascending' },
      ...(isWhole && { value: ({ name }) => name }),
      cell: ({ name }) => counterOf(name, () => setClicks(clicks + 1)),
    },
    {
      name: 'People',
      orders: { ascending: 'fewest', descending: 'most', first: 'descending' },
      ...(isWhole && { value: ({ people }) => people }),
      cell: ({ people }) => people,
    },
    { name: 'Note', cell: () => 'none' },
  ];
  const sort = tableSort(orders, order, (next) => {
    setOrder(next);
    onOrder?.(next);
  });
  const canSelect = selection !== undefined;
  const table = useDataTable({ label: 'Cities', columns, rows: cities, keyOf: ({ id }) => id, sort, canSelect });
  return (
    <>
      <TableBar table={table} sort={sort} selection={selection} />
      <DataTable label="Cities" table={table} nameOf={selection?.nameOf} />
    </>
  );
}

const counterOf = (name: string, onClick: () => void) => <Counter name={name} onClick={onClick} />;

function Counter({ name, onClick }: { name: string; onClick: () => void }) {
  const [count, setCount] = useState(0);
  const add = () => {
    setCount(count + 1);
    onClick();
  };
  return (
    <button type="button" onClick={add}>
      {name} {count}
    </button>
  );
}

function open(props: CityTableProps = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CityTable {...props} />
    </QueryClientProvider>,
  );
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));
const names = () => screen.getAllByRole('row').flatMap((row) => /Porto|Bergen|Ghent/.exec(row.textContent) ?? []);

it('sorts a complete table by the pressed column, and announces it', () => {
  open();
  expect(names()).toEqual(['Bergen', 'Ghent', 'Porto']);
  expect(head('City').getAttribute('aria-sort')).toBe('ascending');
  expect(head('People').getAttribute('aria-sort')).toBe('none');
  expect(head('Note').hasAttribute('aria-sort')).toBe(false);
  sortBy('People');
  expect(names()).toEqual(['Bergen', 'Ghent', 'Porto']);
  expect(head('People').getAttribute('aria-sort')).toBe('descending');
  sortBy('People');
  expect(names()).toEqual(['Porto', 'Ghent', 'Bergen']);
  expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('fewest');
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'name-desc' } });
  expect(head('City').getAttribute('aria-sort')).toBe('descending');
  expect(names()).toEqual(['Porto', 'Ghent', 'Bergen']);
});

it('asks for another order if rows are loaded page by page, and sorts nothing itself', () => {
  const onOrder = vi.fn<(order: Order) => void>();
  open({ isWhole: false, onOrder });
  expect(names()).toEqual(['Porto', 'Bergen', 'Ghent']);
  sortBy('People');
  sortBy('People');
  expect(onOrder.mock.calls).toEqual([['most'], ['fewest']]);
  expect(names()).toEqual(['Porto', 'Bergen', 'Ghent']);
});

it('keeps the state of a cell when the columns are recreated', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Ghent 0' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ghent 1' }));
  expect(screen.getByRole('button', { name: 'Ghent 2' })).not.toBeNull();
});

it('acts on the selected rows one by one, and keeps those selected that were refused', async () => {
  const done: string[] = [];
  const selection: Selection<City> = {
    nouns: { one: 'city', many: 'cities' },
    path: '/api/cities',
    nameOf: ({ name }) => name,
    actions: [
      { label: 'Visit', act: async ({ name }) => void done.push(name), done: (count) => `Visited ${count}` },
      {
        label: 'Sink',
        fits: ({ people }) => people > 280,
        act: async () => undefined,
        done: (count) => `Sank ${count}`,
      },
    ],
  };
  open({ selection });
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  const bar = screen.getByRole('group', { name: 'Selection' });
  expect(bar.textContent).toContain('3 cities selected');
  expect(within(bar).getByRole('button', { name: 'Sink (1)' })).not.toBeNull();
  fireEvent.click(screen.getByLabelText('Select Bergen'));
  expect(within(bar).getByRole<HTMLButtonElement>('button', { name: 'Sink' }).disabled).toBe(true);
  await act(async () => fireEvent.click(within(bar).getByRole('button', { name: 'Visit' })));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
  expect(done).toEqual(['Ghent', 'Porto']);
});
