/** A quarter of the calendar in UTC, `2026-4`: the text sorts as time goes. */
export type Quarter = string;

/** How many quarters a chart shows: three years. */
export const quartersShown = 12;

/** The quarter of a day or a moment. */
export function quarterOf(day: string): Quarter {
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** The newest quarters up to that of `now`, oldest first. */
export function quartersUpTo(now: Date, count = quartersShown): Quarter[] {
  const newest = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  return Array.from({ length: count }, (_, index) => {
    const number = newest - (count - 1) + index;
    return `${Math.floor(number / 4)}-${(number % 4) + 1}`;
  });
}

/** `Q4 2026` */
export function quarterInWords(quarter: Quarter): string {
  const [year, number] = quarter.split('-');
  return `Q${number} ${year}`;
}

/** The first day of the quarter after this one. */
export function dayAfter(quarter: Quarter): string {
  const [year = 0, number = 0] = quarter.split('-').map(Number);
  return new Date(Date.UTC(year, number * 3, 1)).toISOString().slice(0, 10);
}
