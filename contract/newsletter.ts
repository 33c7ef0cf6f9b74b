import { z } from 'zod';

import { defineEndpoint } from './endpoint.ts';
import { email } from './fields.ts';

/** POST /api/newsletter: stores the address once; the answer is the same whether it was known or not. */
export const subscribe = defineEndpoint({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Subscribe an address to the newsletter',
  access: 'everyone',
  body: z.strictObject({ email }),
  status: 202,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 10, windowSeconds: 3600 }],
});
