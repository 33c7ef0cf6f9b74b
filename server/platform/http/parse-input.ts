import type { z } from 'zod';

import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fieldErrors } from '#contract/kit/errors.ts';
import { invalidInput, notFound } from './http-error.ts';
import { unstorableFields } from './storable-text.ts';

/** The parts of a call, as they came or as an endpoint's schemas read them. */
export interface InputParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * What a call says, read by the endpoint's schemas. Throws `HttpError`: an invalid path parameter means a missing record;
 * other errors name their field.
 */
export function parseInput(endpoint: Endpoint, req: InputParts): InputParts {
  const params = endpoint.params?.safeParse(req.params);
  if (params && !params.success) throw notFound('record');
  return {
    params: params?.data,
    query: parsePart(endpoint.query, req.query),
    body: parsePart(endpoint.body, req.body),
  };
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw invalidInput(fieldErrors(result.error));
  const unstorable = unstorableFields(result.data);
  if (Object.keys(unstorable).length > 0) throw invalidInput(unstorable);
  return result.data;
}
