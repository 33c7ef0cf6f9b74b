import { z } from 'zod';

import { choice } from './fields.ts';

/** Every code an error answer can carry, with the HTTP status it goes with. */
export const errorStatus = {
  invalid_input: 400,
  malformed_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  /** The password is right; the code of the second factor is missing or wrong. */
  second_factor_required: 401,
  session_expired: 401,
  forbidden: 403,
  /** The call asks for a password typed within the last minutes: `sessions.confirm` takes it. */
  confirmation_required: 403,
  /** Admins need two-factor sign-in here, and this admin has none. */
  two_factor_required: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /** Sent faster than a person fills in a form, or without a stamp. */
  too_quick: 425,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The body of every answer that is not 2xx: a code for programs, a sentence for people, and, where
 * single fields are at fault, a sentence for each (key: the field's path, such as `tags.0`, or
 * `body` when it is not an object at all).
 */
export const errorBody = z.object({
  code: choice(errorStatus),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Turns zod's issues into one sentence for each field; the first issue of a field wins. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const base = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...base, key]) : [base];
    for (const path of paths) {
      const field = path.join('.') || 'body';
      fields[field] ??= issue.code === 'unrecognized_keys' ? 'This field is unknown' : issue.message;
    }
  }
  return fields;
}
