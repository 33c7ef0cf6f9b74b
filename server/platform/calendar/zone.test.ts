import { beforeEach, expect, test, vi } from 'vitest';

import { hour } from '#contract/kit/durations.ts';
import { offsetAt } from '#server/platform/text/local-time.ts';
import { type Span, zoneDefinition } from './zone.ts';

vi.mock(import('#server/platform/text/local-time.ts'), { spy: true });
beforeEach(() => {
  vi.mocked(offsetAt).mockClear();
});

const anHourFrom = (moment: string): Span => [Date.parse(moment), Date.parse(moment) + hour];

/** The offset at a moment of the local clock, as an app reads it: that of the last observance that has begun. */
function offsetIn(definition: string, local: string): string | undefined {
  const observances = [...definition.matchAll(/DTSTART:(\S+)\r\nTZOFFSETFROM:\S+\r\nTZOFFSETTO:(\S+)/g)];
  return observances.filter(([, start = '']) => start <= local).at(-1)?.[2];
}

test('an entry at the end of the century makes nobody look for the changes of all years before it', () => {
  const definition = zoneDefinition('Europe/Paris', [
    anHourFrom('2027-07-01T10:00:00Z'),
    anHourFrom('2099-01-20T10:00:00Z'),
    anHourFrom('2099-07-20T10:00:00Z'),
  ]);
  expect(vi.mocked(offsetAt).mock.calls.length).toBeLessThan(400);
  expect(definition.match(/^DTSTART:(?:19|20)\d\d/gm)).toEqual(
    ['1970', '2027', '2027', '2099', '2099', '2099'].map((year) => `DTSTART:${year}`),
  );
  expect(['20270701T120000', '20990120T110000', '20990720T120000'].map((local) => offsetIn(definition, local))).toEqual(
    ['+0200', '+0100', '+0200'],
  );
});

test('changes that were looked up are known the next time', () => {
  const spans = [anHourFrom('2031-07-01T10:00:00Z')];
  const first = zoneDefinition('America/New_York', spans);
  const calls = vi.mocked(offsetAt).mock.calls.length;
  expect(zoneDefinition('America/New_York', spans)).toBe(first);
  expect(vi.mocked(offsetAt).mock.calls.length - calls).toBeLessThan(calls / 3);
});

test('an entry over the turn of a year has one clock for both, also south of the equator', () => {
  const definition = zoneDefinition('Australia/Sydney', [anHourFrom('2027-12-31T12:30:00Z')]);
  expect(definition.match(/^TZOFFSETTO:.*$/gm)).toEqual(
    ['+1100', '+1000', '+1100', '+1000', '+1100'].map((to) => `TZOFFSETTO:${to}`),
  );
  expect(offsetIn(definition, '20271231T233000')).toBe('+1100');
});
