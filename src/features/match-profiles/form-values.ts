import { z } from 'zod';

/** A field of a form as storage gives it back: what is not as it should be is empty. */
const text = z.string().max(20_000).catch('');
const chosen = z.array(z.string().max(40)).max(50).catch([]);

/** The fields of each of the forms; amounts are texts. */
export const matchFormFields = {
  seeks: chosen,
  offers: chosen,
  stages: chosen,
  regions: chosen,
  currency: z.string().max(3).catch('EUR'),
};
export const matchFormText = text;
