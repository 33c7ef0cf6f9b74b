import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SearchInput } from './search-input.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The box with a value from outside, such as an address bar that answers after `lag`. */
function open(lag = 0) {
  const onSearch = vi.fn<(text: string) => void>();
  const keeper: { change: (value: string) => void } = { change: () => undefined };
  function Keeper() {
    const [value, setValue] = useState('');
    keeper.change = (next) => act(() => setValue(next));
    const keep = (text: string) => {
      onSearch(text);
      if (lag === 0) setValue(text);
      else setTimeout(() => setValue(text), lag);
    };
    return <SearchInput label="Search" value={value} onSearch={keep} />;
  }
  render(<Keeper />);
  return { onSearch, changeFromOutside: (value: string) => keeper.change(value) };
}

it('searches once, a quarter of a second after the last letter, without spaces around the text', () => {
  const { onSearch } = open();
  type(' b');
  wait(249);
  type(' ba');
  wait(249);
  type(' bat ');
  expect(onSearch).not.toHaveBeenCalled();
  wait(250);
  expect(onSearch.mock.calls).toEqual([['bat']]);
  expect(box().value).toBe(' bat ');
  wait(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('searches at once on Enter, and not again afterwards', () => {
  const { onSearch } = open();
  type('wind');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['wind']]);
  wait(1000);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('is cleared by Escape and by its button', () => {
  const { onSearch } = open();
  for (const empty of [
    () => fireEvent.keyDown(box(), { key: 'Escape' }),
    () => fireEvent.click(screen.getByRole('button', { name: 'Clear search' })),
  ]) {
    type('wind');
    wait(250);
    empty();
    expect(box().value).toBe('');
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(box());
  }
});

it('follows a value that changes elsewhere', () => {
  const { onSearch, changeFromOutside } = open();
  type('wind');
  wait(250);
  changeFromOutside('from the back button');
  expect(box().value).toBe('from the back button');
  wait(1000);
  expect(onSearch.mock.calls).toEqual([['wind']]);
});

it('keeps what is typed before a change elsewhere arrives, as where filters were just cleared, and searches for it', () => {
  const { onSearch, changeFromOutside } = open();
  type('wind');
  wait(250);
  type('solar');
  changeFromOutside('');
  expect(box().value).toBe('solar');
  wait(250);
  expect(onSearch.mock.calls).toEqual([['wind'], ['solar']]);
});

it('does not mistake its own late value for a change elsewhere', () => {
  const { onSearch } = open(400);
  type('so');
  wait(250);
  type('sola');
  wait(300);
  type('solar');
  wait(100);
  expect(box().value).toBe('solar');
  wait(1000);
  expect(box().value).toBe('solar');
  expect(onSearch.mock.calls).toEqual([['so'], ['sola'], ['solar']]);
});
