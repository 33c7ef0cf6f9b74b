import express, { type Express } from 'express';

import type { Deps } from './deps.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { articleRoutes } from './features/articles/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { deepResearchRoutes } from './features/deep-research/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { focusAreaRoutes } from './features/focus-areas/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { listingRoutes } from './features/listings/routes.ts';
import { paymentWebhook } from './features/memberships/payment-webhook.ts';
import { membershipRoutes } from './features/memberships/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { partnerRoutes } from './features/partners/routes.ts';
import { researchRoutes } from './features/research/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { answerErrors, answerUnknownApi } from './http/errors.ts';
import { logRequests } from './http/logging.ts';
import { answerWrongMethods } from './http/methods.ts';
import { serveOpenApi } from './http/openapi.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { loadSession } from './http/session.ts';
import { serveSitemap } from './http/sitemap.ts';
import { serveWebBuild } from './http/web-build.ts';

/** The Express app with everything it serves; it does not listen. `isDraining`: see healthRoutes. */
export function createApp(deps: Deps, isDraining: () => boolean = () => false): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.trustProxy);
  app.use(logRequests(deps));
  app.use(secureHeaders(deps));

  app.use('/api', requireSameOrigin(deps), loadSession(deps));
  accountRoutes(app, deps);
  contactRoutes(app, deps);
  deepResearchRoutes(app, deps);
  eventRoutes(app, deps);
  focusAreaRoutes(app, deps);
  listingRoutes(app, deps);
  articleRoutes(app, deps);
  researchRoutes(app, deps);
  partnerRoutes(app, deps);
  membershipRoutes(app, deps);
  paymentWebhook(app, deps);
  newsletterRoutes(app, deps);
  siteRoutes(app, deps);
  healthRoutes(app, deps, isDraining);
  serveOpenApi(app, deps);
  answerWrongMethods(app);
  app.use('/api', answerUnknownApi);

  serveSitemap(app, deps);
  if (deps.webRoot) serveWebBuild(app, deps, deps.webRoot);
  app.use(answerErrors);
  return app;
}
