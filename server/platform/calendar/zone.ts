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

/** The clock of a zone as a VTIMEZONE of RFC 5545, with the changes between two moments (milliseconds). */
export function zoneDefinition(zone: string, from: number, to: number): string {
  const first = offsetAt(from, zone);
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(zone, from, first, '19700101T000000')];
  for (const change of changesOf(zone, from, to)) {
    const before = offsetAt(change - minute, zone);
    lines.push(...observance(zone, change, before, localStamp(change + before)));
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
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

/** The minutes at which clocks in a zone change. */
function changesOf(zone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let start = from; start < to; start += day) {
    if (offsetAt(start, zone) === offsetAt(start + day, zone)) continue;
    let [same, changed] = [start, start + day];
    while (changed - same > minute) {
      const middle = Math.floor((same + changed) / 2 / minute) * minute;
      if (offsetAt(middle, zone) === offsetAt(start, zone)) same = middle;
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
