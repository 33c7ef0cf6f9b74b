import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** Increased when a change breaks older desktop apps: part of their cache key and of the server check. */
export const contractVersion = 5;

/** GET /healthz: the process is up. */
export const health = defineEndpoint({
  name: 'health.live',
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the process is up',
  access: 'everyone',
  response: z.object({ status: z.literal('ok') }),
});

/** GET /readyz: the process can serve; 503 while it cannot reach its database or is shutting down. */
export const ready = defineEndpoint({
  name: 'health.ready',
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the process can serve requests',
  access: 'everyone',
  response: z.object({ status: z.literal('ready') }),
});

/** GET /api/version: a desktop app calls it before it accepts a server. */
export const version = defineEndpoint({
  name: 'health.version',
  method: 'GET',
  path: '/api/version',
  summary: 'Product, contract version and mode of this server',
  access: 'everyone',
  response: z.object({
    product: z.literal('cardi'),
    version: z.string(),
    contractVersion: z.number().int(),
    mode: z.enum(['demo', 'development', 'staging', 'production']),
  }),
});
