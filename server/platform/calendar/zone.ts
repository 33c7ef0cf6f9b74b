import { day, minute } from '#contract/kit/durations.ts';
import { offsetAt } from '#server/platform/text/local-time.ts';

/**
 * A moment that ical-generator writes in a time zone: its local fields are those of the zone. They have the names by which
 * the library knows a TZDate of date-fns.
 */
export class ZonedDate extends Date {
  readonly internal: Date;

  constructor(moment: string, zone: string) {
    super(moment);
    this.internal = new Date(this.getTime() + offsetAt(this.getTime(), zone));
  }

  withTimeZone(): this {
    return this;
  }

  tzComponents(): [] {
    return [];
  }

  override getFullYear = (): number => this.internal.getUTCFullYear();
  override getMonth = (): number => this.internal.getUTCMonth();
  override getDate = (): number => this.internal.getUTCDate();
  override getHours = (): number => this.internal.getUTCHours();
  override getMinutes = (): number => this.internal.getUTCMinutes();
  override getSeconds = (): number => this.internal.getUTCSeconds();
}

/** From when to when an entry lasts (milliseconds). */
export type Span = readonly [from: number, to: number];

/**
 * The clock of a zone as a VTIMEZONE of RFC 5545, in the years in which it has entries. The years between these are left out:
 * one entry at the end of the century would make the server look for the changes of all of them.
 */
export function zoneDefinition(zone: string, spans: readonly Span[]): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  let last: number | undefined;
  for (const year of yearsOf(spans)) {
    const start = Date.UTC(year, 0, 1);
    const offset = offsetAt(start, zone);
    const stamp = last === undefined ? '19700101T000000' : localStamp(start + offset);
    if (last !== year - 1) lines.push(...observance(zone, start, offset, stamp));
    for (const change of changesIn(zone, year)) {
      const before = offsetAt(change - minute, zone);
      lines.push(...observance(zone, change, before, localStamp(change + before)));
    }
    last = year;
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
}

/** The years of these times, a day before and after them included, in their order. */
function yearsOf(spans: readonly Span[]): number[] {
  const years = new Set<number>();
  for (const [from, to] of spans) {
    const end = new Date(to + day).getUTCFullYear();
    for (let year = new Date(from - day).getUTCFullYear(); year <= end; year += 1) years.add(year);
  }
  return [...years].toSorted((a, b) => a - b);
}

/** What holds from a change of the clock on; `local` is its time by the clock before it. */
function observance(zone: string, at: number, before: number, local: string): string[] {
  const year = new Date(at).getUTCFullYear();
  const winter = Math.min(offsetAt(Date.UTC(year, 0, 1), zone), offsetAt(Date.UTC(year, 6, 1), zone));
  const kind = offsetAt(at, zone) > winter ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offsetInDigits(before)}`,
    `TZOFFSETTO:${offsetInDigits(offsetAt(at, zone))}`,
    `END:${kind}`,
  ];
}

/** The changes that were looked up, because an app asks again and again. Members name the zones, so it has a bound. */
const known = new Map<string, readonly number[]>();
const mostKnown = 2000;

function changesIn(zone: string, year: number): readonly number[] {
  const key = `${zone} ${year}`;
  const changes = known.get(key) ?? changesOf(zone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
  if (known.size >= mostKnown) known.clear();
  known.set(key, changes);
  return changes;
}

/** The minutes at which clocks in a zone change. No zone changes its clock twice in a week. */
function changesOf(zone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let start = from; start < to; start += 7 * day) {
    let [same, changed] = [start, Math.min(start + 7 * day, to)];
    const before = offsetAt(same, zone);
    if (before === offsetAt(changed, zone)) continue;
    while (changed - same > minute) {
      const middle = Math.floor((same + changed) / 2 / minute) * minute;
      if (offsetAt(middle, zone) === before) same = middle;
      else changed = middle;
    }
    changes.push(changed);
  }
  return changes;
}

function localStamp(local: number): string {
  return new Date(local).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** `+0530` */
function offsetInDigits(offset: number): string {
  const minutes = Math.abs(offset) / minute;
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
  return `${offset < 0 ? '-' : '+'}${digits}`;
}
