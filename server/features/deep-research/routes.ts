import type { Router } from 'express';

import { deepResearchStatus } from '#contract/deep-research.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { askTool } from './ask-tool.ts';
import { createStatusCheck } from './status-check.ts';

/** How long the tool may take to answer (milliseconds): short, because a person is waiting. */
const timeLimit = 5000;

/** Whether the Deep Research page can show its tool (rule deep-research). */
export function deepResearchRoutes(router: Router, deps: Deps): void {
  const { url } = deps.env.site.deepResearch;
  const check = createStatusCheck({
    ask: url === null ? null : () => askTool({ url, ownAddress: deps.baseUrl(), timeLimit }),
    now: deps.now,
  });
  serve(router, deps, deepResearchStatus, async () => ({ status: await check() }));
}
