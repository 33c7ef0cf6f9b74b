import { z } from 'zod';

import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { RawInput } from './client.ts';
import { listingForm, samplePassword } from './factories.ts';

/** What cannot be guessed from an endpoint's schemas: fields beside the guessed ones, and how it is answered. */
interface Example extends RawInput {
  /** For what only a mail or an earlier call knows: a good example is refused with this. */
  refusedWith?: ErrorCode;
}

const examples: Record<string, Example> = {
  'accounts.signIn': { refusedWith: 'invalid_credentials' },
  'accounts.resetPassword': { refusedWith: 'invalid_input' },
  'articles.get': { params: { id: 1 } },
  'events.cancelRegistration': { refusedWith: 'invalid_input' },
  'events.register': { body: { attendanceType: 'in-person' } },
  'listings.create': { body: listingForm() },
  'memberships.adminDecide': { refusedWith: 'not_found' },
  'newsletter.confirm': { refusedWith: 'not_found' },
  'newsletter.unsubscribe': { refusedWith: 'not_found' },
  'research.get': { params: { slug: 'perovskite-solar-cells' } },
};

/** Fields that mean the same wherever they occur. */
const fieldsByName: Record<string, () => unknown> = {
  id: () => '1',
  email: () => `walker-${crypto.randomUUID()}@example.com`,
  username: () => `walker-${crypto.randomUUID().slice(0, 8)}`,
  password: () => samplePassword,
  token: () => 'a'.repeat(43),
};

/** The part of JSON Schema that the contract's inputs come out as. */
export const jsonSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minLength: z.number().optional(),
  properties: z.record(z.string(), z.looseObject({ type: z.string().optional() })).optional(),
  required: z.array(z.string()).optional(),
});
type JsonSchema = z.infer<typeof jsonSchema>;

/** The fields of one part of an endpoint's input, by name; empty where it takes none. */
export function fieldsOf(schema: z.ZodType | undefined): Record<string, JsonSchema> {
  if (!schema) return {};
  const { properties = {} } = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, jsonSchema.parse(field)]));
}

/**
 * Input that an endpoint's schemas accept. An endpoint whose input cannot be made up from the schemas
 * needs a line in `examples`: the error says so.
 */
export function sampleInput(endpoint: Endpoint): Example {
  const given = examples[endpoint.name] ?? {};
  const sample = {
    ...given,
    ...(endpoint.params && { params: { ...requiredOf(endpoint.params), ...given.params } }),
    ...(endpoint.body && { body: { ...requiredOf(endpoint.body), ...(given.body as object | undefined) } }),
  };
  for (const part of ['params', 'body'] as const) {
    const result = endpoint[part]?.safeParse(part === 'params' ? texts(sample.params) : sample.body);
    if (result?.success === false) {
      throw new Error(
        `Add an example for ${endpoint.name} to ${import.meta.filename}: ${z.prettifyError(result.error)}`,
      );
    }
  }
  return sample as Example;
}

function requiredOf(schema: z.ZodType): Record<string, unknown> {
  const { required = [] } = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const fields = fieldsOf(schema);
  return Object.fromEntries(required.map((name) => [name, fieldsByName[name]?.() ?? guess(fields[name])]));
}

function guess(field: JsonSchema | undefined): unknown {
  if (field?.enum) return field.enum[0];
  if (field?.type === 'boolean') return true;
  if (field?.type === 'integer' || field?.type === 'number') return 1;
  if (field?.type === 'array') return [];
  return 'word '
    .repeat(Math.ceil((field?.minLength ?? 1) / 5))
    .trim()
    .padEnd(field?.minLength ?? 1, 's');
}

/** Params as they come in a path. */
function texts(params: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
