import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IntroductionStatus, introductionStatuses } from './introductions.ts';
import {
  afterAction,
  becomesFirst,
  type CountedCharge,
  freeLeft,
  type IntroductionAction,
  introductionActions,
  introductionCents,
  isFreeOfCharge,
  monthOf,
  nextPriceKind,
  quarterOf,
} from './introductions-rules.ts';

const at = (iso: string) => new Date(iso);
const charge = (kind: CountedCharge['kind'], iso: string): CountedCharge => ({
  kind,
  month: monthOf(at(iso)),
  quarter: quarterOf(at(iso)),
});

describe('months and quarters', () => {
  test.each([
    ['2026-01-01T00:00:00.000Z', '2026-01', '2026-Q1'],
    ['2026-03-31T23:59:59.999Z', '2026-03', '2026-Q1'],
    ['2026-04-01T00:00:00.000Z', '2026-04', '2026-Q2'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2026-Q4'],
    // Still July in UTC, whatever the local time is.
    ['2026-08-01T01:30:00.000+02:00', '2026-07', '2026-Q3'],
  ])('%s is in %s and %s', (iso, month, quarter) => {
    expect([monthOf(at(iso)), quarterOf(at(iso))]).toEqual([month, quarter]);
  });
});

describe('the price', () => {
  test('follows the rules', () => {
    expect(introductionCents).toEqual({ free: 0, first: 2999, further: 4999 });
  });

  test('is one price for the first request of a month, another for each further one, and resets every month', () => {
    const first = charge('first', '2026-05-04T09:00:00Z');
    expect(nextPriceKind([], at('2026-05-04T09:00:00Z'), null)).toBe('first');
    expect(nextPriceKind([first], at('2026-05-31T23:59:59.999Z'), 'monthly')).toBe('further');
    expect(nextPriceKind([first], at('2026-06-01T00:00:00.000Z'), 'monthly')).toBe('first');
  });

  test('with annual billing two per quarter are free and do not count as the first of their month', () => {
    const used = [charge('free', '2026-04-02T00:00:00Z')];
    expect(freeLeft(used, at('2026-06-30T23:59:59.999Z'), 'annual')).toBe(1);
    used.push(charge('free', '2026-06-30T00:00:00Z'));
    expect(nextPriceKind(used, at('2026-06-30T23:59:59.999Z'), 'annual')).toBe('first');
    expect(nextPriceKind(used, at('2026-07-01T00:00:00.000Z'), 'annual')).toBe('free');
    expect(nextPriceKind([], at('2026-07-01T00:00:00.000Z'), 'monthly')).toBe('first');
  });

  test('stays correct in whatever order requests are sent and cancelled', () => {
    const step = fc.oneof(
      fc.record({
        send: fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2026-09-30T23:59:59Z'), noInvalidDate: true }),
      }),
      fc.record({ waive: fc.nat() }),
    );
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.constantFrom('monthly' as const, 'annual' as const, null),
        (steps, billing) => {
          const charges: (CountedCharge & { id: number })[] = [];
          const paid = new Map<number, number>();
          for (const [id, next] of steps.entries()) {
            if ('send' in next) {
              const kind = nextPriceKind(charges, next.send, billing);
              expect(kind === 'free').toBe(freeLeft(charges, next.send, billing) > 0);
              charges.push({ id, kind, month: monthOf(next.send), quarter: quarterOf(next.send) });
            } else if (charges.length > 0) {
              const [gone] = charges.splice(next.waive % charges.length, 1);
              const cheaper = becomesFirst(charges.filter(({ month }) => month === gone?.month));
              if (cheaper) cheaper.kind = 'first';
            }
            for (const { id: each, kind } of charges) {
              expect(introductionCents[kind]).toBeLessThanOrEqual(paid.get(each) ?? Number.POSITIVE_INFINITY);
              paid.set(each, introductionCents[kind]);
            }
            for (const ofMonth of Map.groupBy(charges, ({ month }) => month).values()) {
              const due = ofMonth.filter(({ kind }) => kind !== 'free');
              const total = due.reduce((sum, { kind }) => sum + introductionCents[kind], 0);
              expect(total).toBe(due.length === 0 ? 0 : 2999 + (due.length - 1) * 4999);
            }
            for (const ofQuarter of Map.groupBy(charges, ({ quarter }) => quarter).values()) {
              const free = ofQuarter.filter(({ kind }) => kind === 'free').length;
              expect(free).toBeLessThanOrEqual(billing === 'annual' ? 2 : 0);
            }
          }
        },
      ),
    );
  });
});

describe('the states', () => {
  const statuses = Object.keys(introductionStatuses) as IntroductionStatus[];
  const actions = fc.array(fc.constantFrom<IntroductionAction>(...introductionActions), { maxLength: 30 });

  test('contact details are shared only after the other side has agreed, and every final state is final', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), actions, (start, taken) => {
        let status = start;
        let hasAgreed = start === 'accepted';
        for (const action of taken) {
          const next = afterAction(status, action);
          if (next === null) continue;
          expect(['declined', 'introduced', 'expired']).not.toContain(status);
          // An extension changes only the time to answer.
          expect(next === status).toBe(action === 'extend');
          if (action === 'accept') hasAgreed = true;
          if (next === 'introduced') expect(hasAgreed).toBe(true);
          // A request that waits for a membership was never charged, and no request returns to that state.
          expect(next).not.toBe('awaiting-membership');
          status = next;
        }
      }),
    );
  });

  test('each action starts from exactly these states', () => {
    const from = (action: IntroductionAction) => statuses.filter((status) => afterAction(status, action));
    expect(Object.fromEntries(introductionActions.map((action) => [action, from(action)]))).toEqual({
      send: ['awaiting-membership'],
      accept: ['requested'],
      decline: ['requested', 'accepted'],
      introduce: ['accepted'],
      extend: ['requested'],
      expire: ['requested'],
      withdraw: ['awaiting-membership', 'requested'],
    });
    expect(statuses.filter(isFreeOfCharge)).toEqual(['declined', 'expired', 'withdrawn']);
  });
});
