import type { FieldType, FieldValue } from '#contract/lists-fields.ts';
import { formatDate, formatMeasured } from '#src/lib/format.ts';

/** A value of a field as the table shows it; empty where there is none. */
export function shownValue(type: FieldType, value: FieldValue | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return formatMeasured(value);
  return type === 'date' ? formatDate(value) : value;
}
