import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { formStampHeader, formStampHours, formTrapHeader } from '#contract/human-check.ts';
import { forgetStamp, humanHeaders, prepareStamp, traps } from './human-check.ts';

let asked = 0;
const ask = async () => {
  asked += 1;
  return { stamp: `stamp-${asked}`, readyInMs: 3000 };
};

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  forgetStamp();
  traps.clear();
  vi.useRealTimers();
});

/** Whether a promise has come to its end by now. */
function watch<T>(promise: Promise<T>) {
  const seen: { value?: T } = {};
  void promise.then((value) => (seen.value = value));
  return seen;
}

test('a slow visitor does not wait; a quick one waits only for the rest of the time', async () => {
  prepareStamp(ask);
  await vi.advanceTimersByTimeAsync(2000);
  const seen = watch(humanHeaders(ask));
  await vi.advanceTimersByTimeAsync(999);
  expect(seen.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.value).toEqual({ [formStampHeader]: 'stamp-1' });
  const next = watch(humanHeaders(ask));
  await vi.advanceTimersByTimeAsync(0);
  expect(next.value).toEqual({ [formStampHeader]: 'stamp-1' });
});

test('a stamp that is too old or was refused is replaced', async () => {
  prepareStamp(ask);
  await vi.advanceTimersByTimeAsync(formStampHours * 1_800_000 - 1);
  expect(await humanHeaders(ask)).toEqual({ [formStampHeader]: 'stamp-1' });
  await vi.advanceTimersByTimeAsync(1);
  const second = watch(humanHeaders(ask));
  await vi.advanceTimersByTimeAsync(3000);
  expect(second.value).toEqual({ [formStampHeader]: 'stamp-2' });
  forgetStamp();
  const third = watch(humanHeaders(ask));
  await vi.advanceTimersByTimeAsync(3000);
  expect(third.value).toEqual({ [formStampHeader]: 'stamp-3' });
});

test('a stamp that failed to load offline is requested again when the form is sent', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  prepareStamp(offline);
  await expect(humanHeaders(offline)).rejects.toThrow('Failed to fetch');
  const seen = watch(humanHeaders(ask));
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.value).toEqual({ [formStampHeader]: 'stamp-1' });
});

test('a filled hidden field is reported, whatever its content', async () => {
  const field = { value: '' } as HTMLInputElement;
  traps.add(field);
  const headers = async () => {
    const seen = watch(humanHeaders(ask));
    await vi.advanceTimersByTimeAsync(3000);
    return Object.keys(seen.value ?? {});
  };
  expect(await headers()).toEqual([formStampHeader]);
  field.value = 'https://pills.example';
  expect(await headers()).toEqual([formStampHeader, formTrapHeader]);
});
