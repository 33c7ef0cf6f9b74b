import type { Router } from 'express';

import { subscribe } from '#contract/newsletter.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/route.ts';
import { addSubscriber } from './store.ts';

export function newsletterRoutes(router: Router, deps: Deps): void {
  serve(router, deps, subscribe, async ({ body }) => {
    await deps.database.write((trx) => addSubscriber(trx, body.email, deps.now().toISOString()));
    return { ok: true as const };
  });
}
