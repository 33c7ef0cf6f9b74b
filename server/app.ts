import express, { type Express } from 'express';

import type { Deps } from './deps.ts';
import { resolveSession } from './features/accounts/index.ts';
import { reserveRoutes } from './platform/http/contract-routes.ts';
import { answerErrors, answerUnknownApi } from './platform/http/errors.ts';
import { logRequests } from './platform/http/logging.ts';
import { answerWrongMethods } from './platform/http/methods.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { limitReads } from './platform/http/read-limits.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { secureHeaders } from './platform/http/secure-headers.ts';
import { loadSession } from './platform/http/session.ts';
import { serveSitemap } from './platform/http/sitemap.ts';
import { serveWebBuild } from './platform/http/web-build.ts';
import { servePreviews } from './platform/link-previews/serve-previews.ts';

/** The Express app with all its routes; it does not listen. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.trustProxy);
  app.use(logRequests(deps));
  app.use(secureHeaders(deps));

  app.use('/api', requireSameOrigin(deps), loadSession(deps, resolveSession));
  app.use(limitReads(deps));
  reserveRoutes(app);
  for (const { routes = [] } of deps.features) for (const serveSome of routes) serveSome(app, deps);
  serveOpenApi(app, deps);
  answerWrongMethods(app);
  app.use('/api', answerUnknownApi);

  serveSitemap(app, deps);
  servePreviews(app, deps);
  if (deps.webRoot) serveWebBuild(app, deps, deps.webRoot);
  app.use(answerErrors);
  return app;
}
