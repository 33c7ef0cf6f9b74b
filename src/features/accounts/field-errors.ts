import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { ApiError } from '#src/lib/api-error.ts';

/**
 * Puts what the server says about single fields (400) under the fields of the form, the first one
 * focused. Returns whether there was something to show; anything else is for a toast.
 */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  fields: readonly FieldPath<T>[],
  error: unknown,
): boolean {
  const sentences = error instanceof ApiError && error.status === 400 ? error.body?.fields : undefined;
  const found = fields.filter((field) => sentences?.[field] !== undefined);
  for (const [index, field] of found.entries()) {
    form.setError(field, { type: 'server', message: sentences?.[field] ?? '' }, { shouldFocus: index === 0 });
  }
  return found.length > 0;
}
