import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Tells a form that stays open that `sent` was saved. What was typed, moved or added while it was on its way is a change
 * still, which can be saved next.
 *
 * @param sent a copy of the values at the time of sending
 */
export function markSaved<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  sent: Values,
): void {
  const isChanged = !isSame(form.getValues(), sent);
  form.reset(sent, { keepValues: isChanged, keepDirty: isChanged });
}

/**
 * The same where the server answers with values of its own, such as the version: those take the place of what was sent.
 *
 * @param sent a copy of the values at the time of sending
 * @returns whether something was typed meanwhile
 */
export function takeSaved<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  sent: Values,
  saved: Values,
): boolean {
  const now = structuredClone(form.getValues());
  const changed = (Object.keys(now) as FieldPath<Values>[]).filter((name) => !isSame(now[name], sent[name]));
  form.reset(saved);
  for (const name of changed) {
    form.setValue(name, now[name], { shouldDirty: true });
  }
  return changed.length > 0;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
