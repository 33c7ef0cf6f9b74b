import { minute } from '#contract/kit/durations.ts';

/** A moment as the value of a date and time field, in the reader's time zone: `2026-11-20T15:30`. */
export function toLocal(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString().slice(0, 16);
}

/** The moment in a field, or `null` if it is empty. An unchanged one keeps its seconds. */
export function fromLocal(local: string, before: string | null): string | null {
  if (local === '') return null;
  if (local === toLocal(before)) return before;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
}

/** Whether the date in a field is in the future. */
export function isToCome(local: string): boolean {
  return local !== '' && new Date(local).getTime() > Date.now();
}
