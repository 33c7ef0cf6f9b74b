import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';

import {
  type Actor,
  isLinkAlive,
  isRefusal,
  type Life,
  reminderHorizon,
  type Step,
  statusAt,
  takeStep,
  termEnd,
} from './lifecycle.ts';

const start = new Date('2026-05-04T09:00:00.000Z');
const later = (days: number, milliseconds = 0) => new Date(start.getTime() + days * day + milliseconds);

const draft: Life = { status: 'draft', expiresAt: null, closedBy: null, remindedAt: null };
const published: Life = { ...draft, status: 'published', expiresAt: termEnd(start) };
const closedBy = (who: 'owner' | 'admin'): Life => ({ ...published, status: 'closed', closedBy: who });
const expired: Life = { ...published, status: 'expired' };

function take(life: Life, step: Step, actor: Actor, now = later(1)): Life {
  const outcome = takeStep(life, step, actor, now);
  if (isRefusal(outcome)) throw new Error(outcome.message);
  return outcome;
}

function refusal(life: Life, step: Step, actor: Actor, now = later(1)) {
  const outcome = takeStep(life, step, actor, now);
  return isRefusal(outcome) ? outcome.code : 'taken';
}

describe('the term', () => {
  test('lasts 90 days and ends at its last moment', () => {
    expect(termEnd(start)).toBe('2026-08-02T09:00:00.000Z');
    expect(statusAt(published, later(90, -1))).toBe('published');
    expect(statusAt(published, later(90))).toBe('expired');
  });

  test('has one reminder, from 7 days before its end', () => {
    expect(reminderHorizon(later(83))).toBe(published.expiresAt);
    const reminded = take(published, 'remind', 'job', later(83));
    expect(reminded.remindedAt).toBe(later(83).toISOString());
    expect(take(reminded, 'remind', 'job', later(84))).toBe(reminded);
    expect(take(expired, 'remind', 'job', later(91)).remindedAt).toBeNull();
  });

  test('starts again with a renewal: 90 days from then, with a new reminder', () => {
    for (const life of [published, expired, take(published, 'remind', 'job'), closedBy('owner')]) {
      expect(take(life, 'renew', 'owner', later(100))).toEqual({ ...published, expiresAt: termEnd(later(100)) });
    }
  });

  test('is ended by the job, which changes nothing else', () => {
    expect(take(published, 'expire', 'job', later(90, -1))).toEqual(published);
    expect(take(published, 'expire', 'job', later(90))).toEqual(expired);
    expect(take(closedBy('owner'), 'expire', 'job', later(90))).toEqual(closedBy('owner'));
  });
});

describe('closing', () => {
  test('can be undone within the term, not after it', () => {
    expect(take(published, 'close', 'owner')).toEqual(closedBy('owner'));
    expect(take(closedBy('owner'), 'reopen', 'owner', later(90, -1))).toEqual(published);
    expect(refusal(closedBy('owner'), 'reopen', 'owner', later(90))).toBe('conflict');
    expect(refusal(expired, 'reopen', 'owner', later(91))).toBe('conflict');
  });

  test('by an admin cannot be undone by the owner', () => {
    expect(take(published, 'close', 'admin')).toEqual(closedBy('admin'));
    expect(take(closedBy('owner'), 'close', 'admin')).toEqual(closedBy('admin'));
    expect(take(closedBy('admin'), 'close', 'owner')).toEqual(closedBy('admin'));
    for (const step of ['reopen', 'renew'] as const) {
      expect(refusal(closedBy('admin'), step, 'owner')).toBe('forbidden');
      expect(refusal(closedBy('admin'), step, 'link')).toBe('forbidden');
      expect(take(closedBy('admin'), step, 'admin').status).toBe('published');
    }
  });

  test('a second time, or reopening an open listing, changes nothing', () => {
    expect(take(closedBy('owner'), 'close', 'owner')).toEqual(closedBy('owner'));
    expect(take(published, 'reopen', 'owner')).toEqual(published);
  });
});

describe('the link of a reminder', () => {
  test('renews a published or expired listing, never a closed one', () => {
    expect(take(published, 'renew', 'link').status).toBe('published');
    expect(take(expired, 'renew', 'link', later(95)).status).toBe('published');
    expect(refusal(closedBy('owner'), 'renew', 'link')).toBe('conflict');
  });

  test('works until 30 days after the end', () => {
    expect(isLinkAlive(published, later(120, -1))).toBe(true);
    expect(isLinkAlive(published, later(120))).toBe(false);
  });
});

test('a draft can only be published, and only once', () => {
  for (const step of ['close', 'reopen', 'renew', 'remind', 'expire'] as const) {
    expect(refusal(draft, step, 'owner')).toBe('conflict');
  }
  expect(take(draft, 'publish', 'owner', start)).toEqual(published);
  expect(refusal(published, 'publish', 'owner')).toBe('conflict');
});

describe('any steps in any order', () => {
  const anySteps = fc.array(
    fc.record({
      step: fc.constantFrom<Step>('publish', 'close', 'reopen', 'renew', 'remind', 'expire'),
      actor: fc.constantFrom<Actor>('owner', 'admin', 'link', 'job'),
      /** The time that passes before the step, often to the millisecond of a limit. */
      wait: fc.oneof(fc.constantFrom(0, 1, 7 * day, 83 * day, 90 * day - 1, 90 * day, 90 * day + 1), fc.nat(100 * day)),
    }),
    { maxLength: 40 },
  );

  test('leave a listing in a valid state', () => {
    fc.assert(
      fc.property(fc.constantFrom(draft, published), anySteps, (first, steps) => {
        let life = first;
        let now = start.getTime();
        for (const { step, actor, wait } of steps) {
          now += wait;
          const at = new Date(now);
          const before = life;
          const outcome = takeStep(before, step, actor, at);
          // A refused step changes nothing, and no step mutates its input.
          expect(before).toEqual(life);
          if (isRefusal(outcome)) {
            expect(outcome.message).toMatch(/\.$/);
            continue;
          }
          life = outcome;
          const status = statusAt(life, at);
          expect(['draft', 'published', 'closed', 'expired']).toContain(status);
          // The database has these two constraints as well.
          expect(life.status === 'draft').toBe(life.expiresAt === null);
          expect(life.status === 'closed').toBe(life.closedBy !== null);
          // Published means: its term is not over, and ends within 90 days.
          if (status === 'published' && life.expiresAt !== null) {
            const left = Date.parse(life.expiresAt) - now;
            expect(left).toBeGreaterThan(0);
            expect(left).toBeLessThanOrEqual(90 * day);
          }
          // No listing becomes a draft again, and only an admin reopens a listing that an admin has closed.
          if (before.status !== 'draft') expect(life.status).not.toBe('draft');
          if (before.closedBy === 'admin' && life.closedBy !== 'admin') expect(actor).toBe('admin');
          // Repeating a step changes nothing more.
          const again = takeStep(life, step, actor, at);
          if (!isRefusal(again)) expect(again).toEqual(life);
        }
      }),
      { numRuns: 500 },
    );
  });
});
