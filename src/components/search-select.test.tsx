import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { searchFieldOf } from '#src/app/testing/hands.ts';

test('what is typed before the list has come is searched for in it, and the field keeps the focus', async () => {
  // As on a page that has not loaded the list yet, whatever other tests have loaded.
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
  function Field() {
    const [search, setSearch] = useState('');
    const record = { value: 'technology:1', label: 'Brine cell' };
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
        chosen={null}
        onChoose={() => undefined}
      />
    );
  }
  render(<Field />);
  const standIn = screen.getByRole<HTMLInputElement>('combobox', { name: 'Technology' });
  expect(standIn.hasAttribute('aria-haspopup')).toBe(false);
  act(() => standIn.focus());
  fireEvent.change(standIn, { target: { value: 'brine' } });
  const field = (await searchFieldOf('Technology')) as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  expect(await screen.findByTitle('Brine cell')).toBeTruthy();
  expect(field.value).toBe('brine');
});
