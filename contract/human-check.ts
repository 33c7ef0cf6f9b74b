import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** Carries the stamp of `getFormStamp`, which tells the server when the visitor began to fill in the form. */
export const formStampHeader = 'x-cardi-form-stamp';

/** Sent, with any value, when the field that people cannot see was filled in. */
export const formTrapHeader = 'x-cardi-form-trap';

/** How long a stamp is valid, in hours: a page may stay open overnight. */
export const formStampHours = 24;

/**
 * GET /api/form-stamp: for visitors who begin to fill in a form. The form sends the stamp along, `readyInMs` later at
 * the earliest.
 */
export const getFormStamp = defineEndpoint({
  name: 'humanCheck.stamp',
  method: 'GET',
  path: '/api/form-stamp',
  summary: 'Get the stamp for a form that anyone may send',
  access: 'everyone',
  response: z.object({ stamp: z.string(), readyInMs: z.number().int().nonnegative() }),
});
