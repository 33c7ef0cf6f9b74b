import { second } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { type EventRow, findEventsAfter, findPosition } from './event-store.ts';
import { type Position, writePosition } from './position.ts';

/** Between two reads, so that many changes are read at once (milliseconds). */
const pause = 40;

/** How often changes of other processes are looked for, whatever they say (milliseconds). */
const look = { sqlite: 100, postgres: second } as const;

/** The end of the table of events, as one process follows it. */
export interface Tail {
  /** Follows it from now on. */
  begin(): void;
  end(): void;
  /** Resolves when no read is under way. */
  ended(): Promise<void>;
  /** Reads what is new, soon. Resolves when that is done; failures are logged, and read later. */
  read(): Promise<void>;
  /** The id of the last event, `null` where it is not known yet. */
  place(): string | null;
}

/** Calls `onEvents` with the events after each other, each once, and with the id of the last of them. */
export function createTail(
  { database, logger }: Pick<Deps, 'database' | 'logger'>,
  onEvents: (rows: readonly EventRow[], id: string) => void,
): Tail {
  let position: Position | null = null;
  /** When nothing was unknown but what comes after `position`. */
  let knownAt = 0;
  let version: number | undefined;
  let reading: Promise<void> | null = null;
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;

  async function readOnce(): Promise<void> {
    const startedAt = Date.now();
    version = database.dataVersion?.();
    if (position === null) {
      position = await findPosition(database);
      knownAt = startedAt;
      return;
    }
    const news = await findEventsAfter(database, position);
    position = news.position;
    knownAt = startedAt;
    if (news.rows.length > 0) onEvents(news.rows, writePosition(position, knownAt));
  }

  async function readAll(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false;
        await readOnce();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch (error) {
      logger.warn({ err: error }, 'events could not be read: streams hear of them later');
    } finally {
      reading = null;
    }
  }

  function read(): Promise<void> {
    isAsked = true;
    reading ??= readAll();
    return reading;
  }

  return {
    begin() {
      timer = setInterval(() => {
        if (!database.dataVersion || database.dataVersion() !== version) void read();
        else knownAt = Date.now();
      }, look[database.dialect]).unref();
    },
    end() {
      clearInterval(timer);
      position = null;
    },
    ended: async () => {
      await reading;
    },
    read,
    place: () => position && writePosition(position, knownAt),
  };
}
