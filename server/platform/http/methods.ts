import type { Router } from 'express';
import { endpoints } from '#contract/endpoints.ts';
import type { Method } from '#contract/kit/endpoint.ts';
import { HttpError } from './http-error.ts';
import { literalPathsWithin } from './literal-paths.ts';

/** Answers a known path with another method by 405 and Allow. Goes after all routes. */
export function answerWrongMethods(router: Router): void {
  const methods = new Map<string, Method[]>();
  for (const { path, method } of endpoints) methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods) {
    const others = literalPathsWithin(path);
    router.all(path, (req, res, next) => {
      if (others.has(req.path)) {
        next();
        return;
      }
      // A path that production does not serve falls through to the 404 of unknown calls.
      if (allowed.some((method) => method === req.method)) {
        next();
        return;
      }
      // Express answers HEAD wherever it answers GET.
      res.set('Allow', allowed.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', '));
      throw new HttpError('method_not_allowed', `This endpoint does not accept ${req.method}.`);
    });
  }
}
