import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { searchFieldOf } from '#src/app/testing/hands.ts';
import type { FoundRecord } from './found-select.tsx';

/** The field as on a page that has not loaded the list yet, whatever other tests have loaded. */
async function fieldWithoutList() {
  vi.resetModules();
  // jsdom does not implement these.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { FoundSelect } = await import('./found-select.tsx');
  const record = { value: 'technology:1', label: 'Brine cell' };
  return function Field({ initial }: { initial: string }) {
    const [search, setSearch] = useState(initial);
    const [chosen, setChosen] = useState<FoundRecord | null>(null);
    return (
      <FoundSelect
        label="Technology"
        error={undefined}
        placeholder="Type a name"
        search={search}
        onSearch={setSearch}
        found={search === 'brine' ? [record] : []}
        isSearching={false}
        isError={false}
        none="No technology has this name"
        chosen={chosen}
        onChoose={setChosen}
      />
    );
  };
}

test('what is typed before the list has come is searched for in it, and the field keeps the focus', async () => {
  const Field = await fieldWithoutList();
  render(<Field initial="" />);
  const standIn = screen.getByRole<HTMLInputElement>('combobox', { name: 'Technology' });
  expect(standIn.hasAttribute('aria-haspopup')).toBe(false);
  act(() => standIn.focus());
  fireEvent.change(standIn, { target: { value: 'brine' } });
  const field = (await searchFieldOf('Technology')) as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  expect(await screen.findByTitle('Brine cell')).toBeTruthy();
  expect(field.value).toBe('brine');
});

test('the list does not open by itself; closed again without a choice, it leaves the text in the field', async () => {
  const Field = await fieldWithoutList();
  render(<Field initial="brine" />);
  const standIn = screen.getByRole<HTMLInputElement>('combobox', { name: 'Technology' });
  act(() => standIn.focus());
  const field = (await searchFieldOf('Technology')) as HTMLInputElement;
  expect(field.value).toBe('brine');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.mouseDown(field);
  expect(await screen.findByTitle('Brine cell')).toBeTruthy();
  act(() => field.blur());
  await vi.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
  expect(field.value).toBe('brine');
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByTitle('Brine cell'));
  await screen.findByText('Chosen: Brine cell');
  expect(field.value).toBe('');
});
