import type { Router } from 'express';

import { contractVersion, health, ready, version } from '#contract/health.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { productVersion } from '#server/platform/version.ts';

/** Whether the server is up, whether it can serve, and what it is. */
export function healthRoutes(router: Router, deps: Deps): void {
  serve(router, deps, health, async () => ({ status: 'ok' as const }));

  serve(router, deps, ready, async () => {
    if (deps.isDraining()) throw new HttpError('unavailable', 'This server is stopping.');
    const problem = await deps.readiness();
    if (problem !== null) throw new HttpError('unavailable', problem);
    return { status: 'ready' as const };
  });

  serve(router, deps, version, async () => ({
    product: 'cardi' as const,
    version: productVersion,
    contractVersion,
    mode: deps.env.mode,
  }));
}
