import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';

import type { PageRenderer, RenderedPage } from '#contract/kit/rendered-page.ts';
import type { Site } from '#contract/site.ts';
import { routes } from '#src/app/routes.tsx';
import { cleanTextsWith } from '#src/components/clean-text.ts';
import { drawStaticPartsWith } from '#src/components/static-part.tsx';
import { siteQuery } from '#src/features/site/index.ts';
import { answerCallsWith } from '#src/lib/api-client.ts';
import { rulesOf } from './finished-markup.ts';
import { createKnownAnswers } from './known-answers.ts';
import { createPageParts, type PutTogether } from './page-parts.tsx';
import { drawingsOf } from './server-icon.ts';

const handler = createStaticHandler(routes);

/**
 * What the router found for paths: it would compare each address with all routes. No route has a loader, so a query
 * changes nothing.
 */
const found = new LRUCache<string, StaticHandlerContext>({ max: 1000 });

/** What the router finds for an address; `null` where it leads elsewhere. */
async function contextOf(address: string): Promise<StaticHandlerContext | null> {
  const { pathname, search } = new URL(`http://page.invalid${address}`);
  const known = found.get(pathname);
  if (known) return { ...known, location: { ...known.location, search } };
  const context = await handler.query(new Request(`http://page.invalid${address}`));
  if (context instanceof Response || context.errors) return null;
  found.set(pathname, context);
  return context;
}

/** More rounds than any page needs: a query that depends on another is asked in the second. */
const maxRounds = 4;

/**
 * Renders pages in rounds: a page is rendered, what it asks for and is not known is fetched, and it is rendered again, until it
 * asks for nothing new. So no list has to say which page needs which data. The server calls it, from the build of this file.
 */
export const createRenderer: PageRenderer['createRenderer'] = ({ site, answer, cleanText }) => {
  answerCallsWith(async (path) => {
    const { status, text } = await answer(path);
    return new Response(text, { status });
  });
  cleanTextsWith(cleanText);
  const parts = createPageParts();
  const known = createKnownAnswers();
  drawStaticPartsWith(parts.draw);
  return async (address, version) => {
    const context = await contextOf(address);
    if (!context) return null;
    const client = createClient(site);
    known.giveTo(client, version);
    // The matches have their routes. Given all routes, it would copy each of them for each page.
    const router = createStaticRouter([], context);
    const page = (
      <QueryClientProvider client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    );
    for (let round = 0; round < maxRounds; round += 1) {
      parts.begin();
      const markup = renderToString(page);
      const asked = client.getQueryCache().findAll({ predicate: isAsked });
      if (asked.length === 0) {
        known.keep(client, version);
        return rendered(parts.finish(markup), client, context);
      }
      const answers = await Promise.allSettled(asked.map((query) => query.fetch()));
      if (answers.some(({ status }) => status === 'rejected')) return null;
    }
    return null;
  };
};

/** A query without an answer; what a page asks for members only is switched off for a visitor. */
function isAsked({ state, options }: Query): boolean {
  return state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;
}

function createClient(site: Site): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a timer for each query: the cache goes with the page.
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always',
      },
    },
  });
  client.setQueryData(siteQuery.queryKey, site);
  return client;
}

function rendered(
  { pieces, styles, icons }: PutTogether,
  client: QueryClient,
  { matches }: StaticHandlerContext,
): RenderedPage {
  const siteHash = client.getQueryCache().find({ queryKey: siteQuery.queryKey })?.queryHash;
  return {
    markup: [...pieces, drawingsOf(icons)],
    rules: rulesOf(styles),
    state: client
      .getQueryCache()
      .getAll()
      // The site stands in every page.
      .filter(({ state, queryHash }) => state.status === 'success' && queryHash !== siteHash)
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
    modules: matches.flatMap(({ route }) => moduleOf(route.element) ?? []),
  };
}

/** The file of a page, which the build writes on its component (scripts/vite/page-modules.ts). */
function moduleOf(element: ReactNode): string | undefined {
  return isValidElement(element) ? (element.type as { module?: string }).module : undefined;
}
