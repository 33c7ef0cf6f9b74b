import { iconStyles } from '@ant-design/icons/es/utils';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { Layout } from '#src/app/layout/layout.tsx';
import homeStyles from '#src/features/home/home-page.module.css';
import { HomePage } from '#src/features/home/home-page.tsx';

/** The content of the built home page before any script has run. */
export interface PrerenderedHome {
  /** The shell and the page for a visitor, before the current user is known. */
  markup: string;
  /** Rules that the markup needs before, or beside, its style sheets. */
  styles: string;
}

const routes = [{ Component: Layout, children: [{ index: true, Component: HomePage }] }];

/** Run by the build (scripts/vite/prerender-home.ts) under Node: nothing is fetched, and no effect runs. */
export async function renderHome(): Promise<PrerenderedHome> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request('http://prerender.invalid/'));
  if (context instanceof Response) throw new Error(`Home answered with status ${context.status}`);
  // Cached for ever, because a timer for unused data would keep the build process running.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  );
  return { markup, styles: `${iconStyles}${hiddenUntilStyled}` };
}

/**
 * The page's own style sheet shows it again. Chromium, when something makes it lay out the page before
 * the style sheets are there, may else paint the inside of a container of container queries once with
 * the styles it had then (seen in version 156 under load).
 */
const hiddenUntilStyled = `.${homeStyles.home}{display:none}`;
