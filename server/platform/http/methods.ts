import type { RequestHandler, Router } from 'express';
import { endpoints } from '#contract/endpoints.ts';
import type { Method } from '#contract/kit/endpoint.ts';
import { routeAt } from './contract-routes.ts';
import { HttpError } from './http-error.ts';

const handlers = new Map(methodsByPath().map(([path, allowed]) => [path, refuseOthers(allowed)]));

/** Answers a known path with another method by 405 and Allow. Must come after all features. */
export function answerWrongMethods(router: Router): void {
  for (const [path, refuse] of handlers) routeAt(router, path).all(refuse);
}

function refuseOthers(allowed: readonly Method[]): RequestHandler {
  // Express answers HEAD wherever it answers GET.
  const names = allowed.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', ');
  return (req, res, next) => {
    // A path that production does not serve continues to the 404 of unknown calls.
    if (allowed.some((method) => method === req.method)) return next();
    res.set('Allow', names);
    throw new HttpError('method_not_allowed', `This endpoint does not accept ${req.method}.`);
  };
}

function methodsByPath(): [path: string, methods: Method[]][] {
  const methods = new Map<string, Method[]>();
  for (const { path, method } of endpoints) methods.set(path, [...(methods.get(path) ?? []), method]);
  return [...methods];
}
