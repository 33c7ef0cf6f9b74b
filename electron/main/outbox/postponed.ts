import { longestAway, waitAfter } from './waits.ts';

interface Wait {
  until: number;
  /** How often it has failed in a row. */
  failures: number;
  isAway: boolean;
}

interface PostponeOptions {
  /** What the server asked for (milliseconds). */
  askedFor?: number;
  /** The server could not be reached: the wait is short, and ends when the server answers something else. */
  isAway?: boolean;
  /** Waits as after so many failures more. */
  extraFailures?: number;
}

/** When a server, or a record of it, may be asked again. A record's name begins with its server. */
export function createPostponed({ now, random }: { now: () => number; random?: (() => number) | undefined }) {
  const waits = new Map<string, Wait>();
  return {
    isWaiting: (name: string): boolean => (waits.get(name)?.until ?? 0) > now(),
    isAway: (server: string): boolean => waits.get(server)?.isAway ?? false,
    /** Each failure in a row makes the wait longer. */
    postpone: (name: string, { askedFor = 0, isAway = false, extraFailures = 0 }: PostponeOptions = {}): void => {
      const failures = (waits.get(name)?.failures ?? 0) + 1;
      const options = { askedFor, ...(isAway && { limit: longestAway }), ...(random && { random }) };
      waits.set(name, { until: now() + waitAfter(failures + extraFailures, options), failures, isAway });
    },
    lift: (name: string): void => void waits.delete(name),
    /** How long until the first wait of a server is over (milliseconds); `null` where nothing waits. */
    next: (server: string): number | null => {
      const ends = [...waits].filter(([name]) => name === server || name.startsWith(`${server} `));
      const next = Math.min(...ends.map(([, { until }]) => until).filter((until) => until > now()));
      return Number.isFinite(next) ? next - now() : null;
    },
  };
}
export type Postponed = ReturnType<typeof createPostponed>;
