import type { Router } from 'express';

import { getFormStamp } from '#contract/human-check.ts';
import type { Deps } from '#server/deps.ts';
import { makeStamp } from '#server/platform/http/form-stamp.ts';
import { serve } from '#server/platform/http/route.ts';

/** Hands out what `checkHuman` asks for. */
export function humanCheckRoutes(router: Router, deps: Deps): void {
  serve(router, deps, getFormStamp, async (_input, { session }) => ({
    stamp: await makeStamp(deps),
    // Members are not asked, and so need not wait either.
    readyInMs: session ? 0 : deps.env.humanCheckSeconds * 1000,
  }));
}
