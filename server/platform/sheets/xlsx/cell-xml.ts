import { isFormula } from '#contract/kit/csv.ts';
import type { SheetCell } from '../cell.ts';
import { type Formats, looks } from './formats.ts';
import { cellText } from './xml.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day that Excel counts from, as it counts from March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDay = Date.UTC(1900, 2, 1);
const lastDay = Date.UTC(9999, 11, 31);

/** The longest address of a link in Excel. */
const longestLink = 2079;

/**
 * A cell as XML. A text is always written as text, never as a formula.
 *
 * @param at its place, such as `B7`
 * @param linkTo called with the address of a link
 */
export function cellXml(
  cell: SheetCell,
  at: string,
  { formats, linkTo }: { formats: Formats; linkTo: (at: string, href: string) => boolean },
): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return numberXml(cell, at, looks.plain);
  if (typeof cell === 'string') return textXml(cell, at, isFormula(cell) ? looks.quoted : looks.plain);
  if ('cents' in cell) return numberXml(cell.cents / 100, at, formats.ofCurrency(cell.currency));
  if ('time' in cell) return timeXml(cell.time, at);
  const href = webAddressOf(cell.href);
  return textXml(cell.href, at, href !== null && linkTo(at, href) ? looks.link : looks.plain);
}

/** A text, in the look of this number. */
export function textXml(text: string, at: string, look: number): string {
  return `<c r="${at}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}

function numberXml(value: number, at: string, look: number): string {
  return Number.isFinite(value)
    ? `<c r="${at}" s="${look}"><v>${value}</v></c>`
    : textXml(String(value), at, looks.plain);
}

/** A day or a moment (in UTC); as text where Excel has no such date. */
function timeXml(iso: string, at: string): string {
  const ms = Date.parse(iso);
  if (!(ms >= firstDay && ms <= lastDay)) return textXml(iso, at, looks.plain);
  const isDay = iso.length === '2026-01-31'.length;
  return numberXml((ms - dayZero) / dayMs, at, isDay ? looks.day : looks.moment);
}

/** An address as Excel takes it, or `null`: with one bad address it would call the whole file damaged. */
function webAddressOf(href: string): string | null {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.href.length <= longestLink ? url.href : null;
}
