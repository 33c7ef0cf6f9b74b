import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Request, type RequestHandler, type Response } from 'express';

import type { PageSurroundings } from '#contract/kit/rendered-page.ts';
import type { Deps } from '#server/deps.ts';
import { reserveRoutes } from '../http/contract-routes.ts';
import { answerErrors } from '../http/errors.ts';

/**
 * The API as pages that the server renders ask it: in this process, as a visitor, and through the same checks of access as
 * a browser without a session. Nothing is counted, because the page's own request has been. Reads only.
 *
 * @returns answers a path with its query
 */
export function createVisitorApi(deps: Deps): PageSurroundings['answer'] {
  const app = express();
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(asVisitor);
  reserveRoutes(app);
  for (const { routes = [] } of deps.features) for (const serveSome of routes) serveSome(app, deps);
  app.use(answerErrors);
  return (path) =>
    new Promise((resolve) => {
      const req = new IncomingMessage(new Socket());
      Object.assign(req, { method: 'GET', url: path, headers: { accept: 'application/json' } });
      const res = new ServerResponse(req);
      res.end = ((body?: string | Buffer) => {
        resolve({ status: res.statusCode, text: String(body ?? '') });
        return res;
      }) as typeof res.end;
      app(req as Request, res as Response, () => resolve({ status: 404, text: '' }));
    });
}

const asVisitor: RequestHandler = (req, _res, next) => {
  req.session = null;
  req.isOfPage = true;
  next();
};
