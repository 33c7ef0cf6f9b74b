const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const dayYearFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const shortDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** `9:41 AM` */
export function timeOf(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** The day of a message on this computer's calendar: `Today`, `Yesterday`, `Monday, May 4`, `May 4, 2025`. */
export function dayOf(iso: string, now = new Date()): string {
  const day = new Date(iso);
  const ago = Math.round((startOf(now) - startOf(day)) / 86_400_000);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return day.getFullYear() === now.getFullYear() ? dayFormat.format(day) : dayYearFormat.format(day);
}

/** As short as a row of the inbox needs it: `9:41 AM`, `Yesterday`, `May 4`, `May 4, 2025`. */
export function shortDayOf(iso: string, now = new Date()): string {
  const day = dayOf(iso, now);
  if (day === 'Today') return timeOf(iso);
  if (day === 'Yesterday' || new Date(iso).getFullYear() !== now.getFullYear()) return day;
  return shortDayFormat.format(new Date(iso));
}

function startOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
