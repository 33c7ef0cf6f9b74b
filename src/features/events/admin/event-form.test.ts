import { expect, it } from 'vitest';
import { createEvent } from '#contract/events-admin.ts';
import type { EventEntries } from '#contract/events-input.ts';
import { changesPlans, eventValues, inputOf, valuesOf } from './event-form.ts';

const entries: EventEntries = {
  title: 'Tidal Forum',
  description: 'Two days by the sea.',
  content: 'Turbines.',
  type: 'conference',
  focusAreaId: 1,
  startsAt: '2027-04-20T09:30',
  endsAt: '2027-04-21T17:00',
  timeZone: 'Europe/Lisbon',
  format: 'hybrid',
  location: 'Porto, Portugal',
  address: 'Sample Quay 7',
  city: 'Porto',
  country: 'Portugal',
  virtualEventUrl: 'https://meet.example.com/tides',
  externalUrl: '',
  organizerName: 'Sample Waterworks',
  isPremium: true,
  isExclusive: true,
  price: 349.5,
  capacity: 80,
  registrationDeadline: '',
  registrationOpensAt: '2027-03-01T09:00',
  priorityHours: 48,
  speakers: [{ name: 'Ines', title: '', bio: '' }],
  agenda: [{ day: 'Tuesday', items: [{ time: '09:30', title: 'Keynote', description: '' }] }],
  sponsors: [{ name: 'Harbour', level: 'Gold' }],
};
const values = valuesOf({ entries, version: 3 });
const parse = (changed: object = {}) => createEvent.body.parse(inputOf({ ...values, ...changed }));

it('the form sends an unchanged event back unchanged', () => {
  expect(parse()).toEqual({ ...entries, externalUrl: undefined });
  expect(parse({ price: ' $12.50 ', capacity: ' 7 ' })).toMatchObject({ price: 12.5, capacity: 7 });
});

it('fields that the format does not use are not sent', () => {
  expect(parse({ format: 'in-person' }).virtualEventUrl).toBeUndefined();
  expect(parse({ format: 'virtual' })).toMatchObject({ address: '', city: '', country: '' });
});

it('an empty form lacks the fields that even a draft needs; errors between fields follow', () => {
  const { error } = createEvent.body.safeParse(inputOf(valuesOf()));
  expect(new Set(error?.issues.map(({ path }) => path.join('.')))).toEqual(
    new Set(['title', 'type', 'focusAreaId', 'startsAt', 'endsAt', 'organizerName']),
  );
});

it('people are notified only of changes of date and venue', () => {
  expect(changesPlans(entries, parse())).toBe(false);
  expect(changesPlans(entries, parse({ title: 'Other', capacity: '90', price: '1', agenda: [] }))).toBe(false);
});

it.each([{ endsAt: '2027-04-21T18:00' }, { address: '' }, { format: 'in-person' }, { timeZone: 'UTC' }])(
  'people are notified of %j',
  (change) => {
    expect(changesPlans(entries, parse(change))).toBe(true);
  },
);

it('a draft is restored, and a damaged one keeps its valid parts', () => {
  expect(eventValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
  expect(eventValues.parse({ ...values, title: 7, agenda: 'x', version: 'x' })).toEqual({
    ...values,
    title: '',
    agenda: [],
    version: 0,
  });
});
