import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** Carries the stamp of `getFormStamp`, by which the server knows since when a form has been filled in. */
export const formStampHeader = 'x-cardi-form-stamp';

/** Sent when the field that no person sees was filled in, whatever with. */
export const formTrapHeader = 'x-cardi-form-trap';

/** How long a stamp is good for, in hours: a page may stay open overnight. */
export const formStampHours = 24;

/**
 * GET /api/form-stamp: for anyone who begins to fill in a form without being signed in. It is sent along with
 * the form, `readyInMs` later at the earliest.
 */
export const getFormStamp = defineEndpoint({
  name: 'humanCheck.stamp',
  method: 'GET',
  path: '/api/form-stamp',
  summary: 'Get the stamp for a form that anyone may send',
  access: 'everyone',
  response: z.object({ stamp: z.string(), readyInMs: z.number().int().nonnegative() }),
});
