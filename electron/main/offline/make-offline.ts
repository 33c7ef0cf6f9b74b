import { z } from 'zod';

import type { OfflineProgress, OfflineResult } from '#contract/desktop/settings.ts';
import { type Endpoint, fillPath } from '#contract/kit/endpoint.ts';
import { savedAtHeader } from '#contract/kit/session.ts';
import { commonPaths, directoryLists, type OfflineList, recordsPerList } from './offline-plan.ts';

/** How many requests run at once: few, because the person keeps using the app meanwhile. */
const lanes = 4;

interface MakerOptions {
  /** Asks the server and saves its answer, as a page's own request would. */
  ask: (path: string) => Promise<Response>;
  onProgress: (progress: OfflineProgress) => void;
}

class Stopped extends Error {
  readonly reason: 'signed-out' | 'unreachable';
  constructor(reason: 'signed-out' | 'unreachable') {
    super(reason);
    this.reason = reason;
  }
}

const pageOf = z.object({ items: z.array(z.record(z.string(), z.unknown())), nextCursor: z.string().nullable() });
type Item = Record<string, unknown>;

/** The value that fills the address parameter of a record, by the parameter's name. */
function recordPath(record: Endpoint, item: Item): string | null {
  const name = /:([A-Za-z]+)/.exec(record.path)?.[1];
  const value = name === undefined ? undefined : item[name];
  if (name === undefined || (typeof value !== 'string' && typeof value !== 'number')) return null;
  return fillPath(record.path, { [name]: value });
}

/**
 * Downloads what a person may want to read later, through the same handler and into the same cache as their pages use.
 */
export function createOfflineMaker({ ask, onProgress }: MakerOptions) {
  let isBusy = false;

  const run = async (): Promise<OfflineResult> => {
    let [done, known, failed] = [0, 0, 0];
    const tell = () => onProgress({ done, known });

    const fetchOne = async (path: string): Promise<unknown> => {
      known += 1;
      const response = await ask(path);
      done += 1;
      tell();
      if (response.status === 401) throw new Stopped('signed-out');
      if (response.status === 502 || response.status === 503 || response.headers.has(savedAtHeader)) {
        throw new Stopped('unreachable');
      }
      if (!response.ok) failed += 1;
      return response.ok ? response.json() : null;
    };

    /** Every page of a list, under the same addresses that the list's own screen requests. */
    const readList = async ({ list, firstQuery, query }: Omit<OfflineList, 'record'>, limit: number) => {
      const items: Item[] = [];
      let cursor: string | null = null;
      do {
        const more: string = cursor === null ? firstQuery : new URLSearchParams({ cursor }).toString();
        const asked = [query, more].filter(Boolean).join('&');
        const page = pageOf.safeParse(await fetchOne(`${list.path}${asked && `?${asked}`}`));
        if (!page.success) break;
        items.push(...page.data.items);
        cursor = page.data.nextCursor;
      } while (cursor !== null && items.length < limit);
      return items.slice(0, limit);
    };

    const fetchAll = async (paths: readonly string[]) => {
      const queue = [...new Set(paths)];
      const lane = async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) await fetchOne(path);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    };

    const fetchDirectory = async ({ record, ...list }: OfflineList) => {
      const items = await readList(list, recordsPerList);
      if (record) await fetchAll(items.flatMap((item) => recordPath(record, item) ?? []));
    };

    await fetchAll(commonPaths);
    for (const list of directoryLists()) await fetchDirectory(list);
    return { kind: 'done', answers: done - failed, failed };
  };

  /** One run at a time. Ends early, with the reason, when the server or the session is gone. */
  return async (): Promise<OfflineResult> => {
    if (isBusy) return { kind: 'stopped', reason: 'busy' };
    isBusy = true;
    try {
      return await run();
    } catch (error) {
      if (error instanceof Stopped) return { kind: 'stopped', reason: error.reason };
      throw error;
    } finally {
      isBusy = false;
    }
  };
}
