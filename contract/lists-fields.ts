import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { choice, day, idParam, line, recordVersion } from '#contract/kit/fields.ts';
import { savableKinds } from './items.ts';

/** Bounds of the fields of a list (rule list-fields). */
export const fieldBounds = { perList: 20, name: 40, options: 30, option: 40, text: 500, number: 1e15 };

/** What a field holds: value as sent, label as shown. */
export const fieldTypes = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'One of several',
  tags: 'Any of several',
} as const;
export type FieldType = keyof typeof fieldTypes;

/** The types whose values are chosen from options. */
export const hasOptions = (type: FieldType): boolean => type === 'choice' || type === 'tags';

/** A value as it is stored and shown: a day for a date, the options for tags. */
export const fieldValue = z.union([z.string(), z.number(), z.array(z.string())]);
export type FieldValue = z.infer<typeof fieldValue>;

/** A value as a call names it; the server checks that it suits the type of the field. */
const namedValue = z
  .union([
    z.string().max(fieldBounds.text),
    z.number(),
    z.array(z.string().max(fieldBounds.option)).max(fieldBounds.options),
  ])
  .nullable();

export const listField = z.object({
  id: z.number().int(),
  name: z.string(),
  type: choice(fieldTypes),
  /** Empty for types without options. */
  options: z.array(z.string()),
  version: recordVersion,
});
export type ListField = z.infer<typeof listField>;

/** The columns that every list has; no field takes their names. */
export const ownColumns = ['Record', 'Kind', 'Address', 'Added by', 'Added', 'As of'];

const name = line(fieldBounds.name)
  .min(1, 'Please name the field')
  .refine(
    (text) => !ownColumns.some((column) => column.toLowerCase() === text.toLowerCase()),
    'Every list has a column with this name. Please choose another name.',
  );
const option = line(fieldBounds.option).min(1, 'An option cannot be empty');
const options = z
  .array(option)
  .max(fieldBounds.options, `Please list at most ${fieldBounds.options} options`)
  .refine((all) => new Set(all.map((each) => each.toLowerCase())).size === all.length, 'Each option can be used once');

/** The values that a field of each type takes. */
export const valueOfType: Readonly<Record<FieldType, z.ZodType<FieldValue>>> = {
  text: line(fieldBounds.text).min(1, 'Please enter a text'),
  number: z
    .number('Please enter a number, such as 0.45')
    .min(-fieldBounds.number, 'This number is too small')
    .max(fieldBounds.number, 'This number is too large'),
  date: day,
  choice: option,
  tags: z.array(option).min(1, 'Please choose at least one').max(fieldBounds.options, 'Please choose fewer'),
};

const inList = z.strictObject({ listId: idParam });
const ofField = z.strictObject({ listId: idParam, fieldId: idParam });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 300, windowSeconds: 3600 }];

/** POST /api/lists/{listId}/fields: for those who may change the list. 409 for a second field of a name, or one too many. */
export const addField = defineEndpoint({
  name: 'listFields.add',
  method: 'POST',
  path: '/api/lists/:listId/fields',
  summary: 'Add a field to a list',
  access: 'member',
  params: inList,
  body: z
    .strictObject({ name, type: choice(fieldTypes, 'Please select a type'), options: options.optional() })
    .refine(({ type, options: chosen = [] }) => !hasOptions(type) || chosen.length > 0, {
      path: ['options'],
      message: 'Please list the options',
    }),
  status: 201,
  response: listField,
  rateLimits: changes,
});

/**
 * PATCH /api/lists/{listId}/fields/{fieldId}: its name and options; values that are no longer among the options stay. 409 if
 * it changed elsewhere since `version`.
 */
export const changeField = defineEndpoint({
  name: 'listFields.change',
  method: 'PATCH',
  path: '/api/lists/:listId/fields/:fieldId',
  summary: 'Rename a field of a list, or change its options',
  access: 'member',
  params: ofField,
  body: z.strictObject({ name, options: options.optional(), version: recordVersion }),
  response: listField,
  rateLimits: changes,
});

/** DELETE /api/lists/{listId}/fields/{fieldId}: with all of its values; repeating it is no error. */
export const removeField = defineEndpoint({
  name: 'listFields.remove',
  method: 'DELETE',
  path: '/api/lists/:listId/fields/:fieldId',
  summary: 'Remove a field from a list',
  access: 'member',
  params: ofField,
  response: z.object({ isRemoved: z.literal(true) }),
  rateLimits: changes,
});

/**
 * PUT /api/lists/{listId}/fields/{fieldId}/values/{kind}/{itemId}: what a record of the list has in a field; `null` empties
 * it. 409 where someone else wrote another value than `was`, the one that the caller saw.
 */
export const setFieldValue = defineEndpoint({
  name: 'listFields.set',
  method: 'PUT',
  path: '/api/lists/:listId/fields/:fieldId/values/:kind/:itemId',
  summary: 'Fill in a field of a record in a list',
  access: 'member',
  params: z.strictObject({ listId: idParam, fieldId: idParam, kind: z.enum(savableKinds), itemId: idParam }),
  body: z.strictObject({ value: namedValue, was: namedValue }),
  response: z.object({ value: fieldValue.nullable() }),
  rateLimits: [{ by: 'account', limit: 2000, windowSeconds: 3600 }],
});
