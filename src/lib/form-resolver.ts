import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Checks a form whose fields hold texts by the contract, which asks for numbers and lists: `toInput` makes
 * what would be sent. A finding about an entry of a list that is typed as one text (`tags.2`) is put at the
 * field of that text: `texts` names such fields by the last part of their path.
 */
export function contractResolver<Values extends FieldValues, Schema extends z.ZodType>(
  schema: Schema,
  toInput: (values: Values) => unknown,
  texts: readonly string[] = [],
): Resolver<Values, unknown, z.output<Schema>> {
  return (values, _context, { fields }) => {
    const result = schema.safeParse(toInput(values));
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of result.error.issues) {
      const path = fieldOf(issue.path, texts);
      // The first finding is the one that is shown.
      if (get(errors, path) === undefined) {
        // With the field itself, so that the form can move the focus there.
        const field: { ref?: unknown } | undefined = get(fields, path);
        set(errors, path, { type: issue.code, message: issue.message, ref: field?.ref });
      }
    }
    return { values: {}, errors };
  };
}

/** The form's field that a path means, as react-hook-form writes it. */
export function fieldOf(path: readonly PropertyKey[], texts: readonly string[]): string {
  const parts = path.map(String);
  const end = parts.findIndex((part) => texts.includes(part));
  return (end < 0 ? parts : parts.slice(0, end + 1)).join('.');
}

/** The entries of a text, each without the space around it; empty ones do not count. */
export function entriesOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A whole number from a typed text. An invalid one stays unchanged, so that the contract refuses it. */
export function numberOf(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/**
 * A number with a decimal point from a typed text. An invalid one stays unchanged, so that the contract refuses it; so
 * does one with a comma, which means thousands to some and decimals to others.
 */
export function decimalOf(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(trimmed) ? Number(trimmed) : trimmed;
}
