import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

import { type KeptResults, keptKinds } from '#contract/desktop/kept-search.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Cache } from '../cache/cache.ts';
import { answerFromKept, isAnsweredFromKept } from './answer-lists.ts';
import { recordOf } from './documents/read-answer.ts';
import { createFiller } from './fill-index.ts';
import { findKept } from './find-kept.ts';
import { createKeptIndex } from './kept-index.ts';
import type { KeptAnswer } from './kept-page.ts';

/** Whose answers are searched: everybody's of a server, and those of the user who is signed in there. */
export interface Scope {
  server: string;
  userId: number | null;
}

/**
 * So long somebody waits until everything kept is read; then the answer is made of what has been read (milliseconds). The
 * palette shows something at once, a page rather everything.
 */
const patience = { palette: 200, page: 3_000 } as const;

const focusAreas = z.array(z.object({ slug: z.string(), title: z.string() }));

/**
 * The search in what is kept. Its index belongs to one server and user, is made in memory from the sealed answers, and is
 * given up as soon as anybody else asks or anything private is deleted: nobody finds what another one could read.
 */
export function createKeptSearch(cache: Cache, report: (problem: string, error: unknown) => void) {
  let current: ReturnType<typeof open> | null = null;
  let isClosed = false;

  function* openAll(ids: readonly number[]) {
    for (const id of ids) yield cache.read(id);
  }

  function open({ server, userId }: Scope) {
    const index = createKeptIndex();
    const filler = createFiller(index, openAll(cache.ids(server, userId ?? 0)), (error) =>
      report('What is kept cannot be searched', error),
    );
    return { server, userId, index, filler };
  }

  const forget = () => {
    current?.filler.stop();
    current?.index.close();
    current = null;
  };

  const of = (scope: Scope) => {
    if (current?.server === scope.server && current.userId === scope.userId) return current;
    forget();
    current = open(scope);
    return current;
  };

  cache.watch({
    kept: ({ server, userId, path }, { body }, storedAt) => {
      const isTheirs = current?.server === server && (userId === 0 || userId === current.userId);
      if (isTheirs) current?.filler.add({ path, body, storedAt });
    },
    gone: ({ server, path }) => {
      const record = recordOf(path);
      if (record && current?.server === server) current.index.remove(record.kind, record.id);
    },
    wiped: forget,
  });

  const areasOf = (server: string) => {
    const kept = cache.find({ server, userId: 0, path: listFocusAreas.path });
    return focusAreas.catch([]).parse(kept && JSON.parse(kept.body));
  };

  /** Right after the start and after a sign-in there is little to answer from yet. */
  const readWithin = async (scope: Scope, longest: number) => {
    const { filler } = of(scope);
    if (filler.isIdle()) return;
    await Promise.race([filler.idle(), pause(longest, undefined, { ref: false })]);
  };

  return {
    /** Begins to read what is kept, so that it can be searched at once later. Resolves when everything is read. */
    prepare: async (scope: Scope): Promise<void> => {
      if (!isClosed) await of(scope).filler.idle();
    },
    find: async (scope: Scope, typed: string): Promise<KeptResults> => {
      await readWithin(scope, patience.palette);
      return findKept(of(scope).index, typed).groups;
    },
    /** The title of a record, as far as it has been read; `null` where it is not known. */
    titleOf: (scope: Scope, kind: string, id: number): string | null => {
      const known = keptKinds.find((each) => each === kind);
      return known ? of(scope).index.titleOf(known, id) : null;
    },
    /** The answer to a call while the server is out of reach; `null` where what is kept does not give one. */
    answer: async (scope: Scope, endpoint: Endpoint, url: URL): Promise<KeptAnswer | null> => {
      if (!isAnsweredFromKept(endpoint)) return null;
      await readWithin(scope, patience.page);
      return answerFromKept({ index: of(scope).index, focusAreas: areasOf(scope.server) }, endpoint, url);
    },
    close: (): void => {
      isClosed = true;
      forget();
    },
  };
}
export type KeptSearch = ReturnType<typeof createKeptSearch>;
