import { z } from 'zod';

/** A local time as forms send it, `2027-03-12T09:30`. Days that do not exist, such as February 30, are refused. */
export const localTime = z
  .string()
  .trim()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'Please choose a date and a time')
  .refine((value) => isRealTime(value), 'Please choose a date and a time');

/** Whether a local time is on a calendar day that exists. */
export function isRealTime(value: string): boolean {
  const time = Date.parse(`${value}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The name of a time zone, such as `Europe/Amsterdam`. */
export const timeZone = z
  .string()
  .max(50, 'Please choose a time zone')
  .refine((zone) => isTimeZone(zone), 'Please choose a time zone');

function isTimeZone(zone: string): boolean {
  // A time zone, not an offset such as +02:00, which knows no summer time.
  if (!/^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
