import type { FieldValues, UseFormReturn } from 'react-hook-form';

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
  const isChanged = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
  form.reset(sent, { keepValues: isChanged, keepDirty: isChanged });
}
