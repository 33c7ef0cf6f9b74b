import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParams, line, paragraphText } from '#contract/kit/fields.ts';

/** Bounds of a member's templates (rule templates). */
export const templateBounds = { name: 60, text: 3000, perMember: 50 } as const;

/** The placeholders of a template, as they are typed between two pairs of braces, and what they stand for. */
export const placeholders = {
  'first name': 'the first word of the recipient’s name',
  name: 'the recipient’s name',
  record: 'the title of the record',
  'my name': 'your own name',
} as const;
export type Placeholder = keyof typeof placeholders;

// Blanks around the name are cut afterwards: a pattern for them takes minutes for a long row of blanks.
const pattern = /\{\{([^{}]*)\}\}/g;

/**
 * Puts values into a template's text. Values are text: placeholders within them stay as they are. One without a value
 * becomes its name in brackets, which the writer sees before anything is sent.
 */
export function fillTemplate(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replaceAll(pattern, (all, inner: string) => {
    const name = inner.trim();
    return Object.hasOwn(placeholders, name) ? values[name as Placeholder] || `[${name}]` : all;
  });
}

/** The first placeholder of a text that does not exist, or `undefined`. */
function unknownIn(text: string): string | undefined {
  return [...text.matchAll(pattern)]
    .map(([, inner = '']) => inner.trim())
    .find((name) => !Object.hasOwn(placeholders, name));
}

const name = line(templateBounds.name).min(1, 'Please name this template');
const text = paragraphText
  .min(1, 'Please write the text')
  .max(templateBounds.text, `Please keep this to ${templateBounds.text.toLocaleString('en-US')} characters`)
  .superRefine((given, context) => {
    const unknown = unknownIn(given);
    if (unknown !== undefined) context.addIssue(`There is no placeholder {{${unknown}}}`);
  });

const template = z.object({ id: z.number().int(), name: z.string(), text: z.string() });
export type Template = z.infer<typeof template>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 120, windowSeconds: 3600 }];

/** GET /api/templates: the caller's, by name. */
export const listTemplates = defineEndpoint({
  name: 'templates.list',
  method: 'GET',
  path: '/api/templates',
  summary: "The caller's templates, by name",
  access: 'member',
  response: z.array(template).max(templateBounds.perMember),
  cache: 'private',
});

/** POST /api/templates: 400 at the name for one that is taken, 409 beyond `templateBounds.perMember`. */
export const createTemplate = defineEndpoint({
  name: 'templates.create',
  method: 'POST',
  path: '/api/templates',
  summary: 'Save a text as a template',
  access: 'member',
  body: z.strictObject({ name, text }),
  status: 201,
  response: template,
  rateLimits: changes,
});

/** PUT /api/templates/{id}: 404 for anyone else's, 400 at the name for one that is taken. */
export const updateTemplate = defineEndpoint({
  name: 'templates.update',
  method: 'PUT',
  path: '/api/templates/:id',
  summary: 'Change a template',
  access: 'member',
  params: idParams,
  body: createTemplate.body,
  response: template,
  rateLimits: changes,
});

/** DELETE /api/templates/{id}: 404 for anyone else's. */
export const deleteTemplate = defineEndpoint({
  name: 'templates.delete',
  method: 'DELETE',
  path: '/api/templates/:id',
  summary: 'Delete a template',
  access: 'member',
  params: idParams,
  response: z.object({ isDeleted: z.literal(true) }),
  rateLimits: changes,
});
