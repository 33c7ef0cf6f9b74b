/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): Date;
  advance(by: { milliseconds?: number; seconds?: number; minutes?: number; days?: number }): void;
}

export function createClock(start = '2026-05-04T09:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance({ milliseconds = 0, seconds = 0, minutes = 0, days = 0 }) {
      time += milliseconds + 1000 * (seconds + 60 * (minutes + 24 * 60 * days));
    },
  };
}
