/** The most characters of a cell in Excel. */
const longest = 32_767;

/** Control characters, of which XML has three, and two that are none at all. */
const unusual = /[\p{Cc}\ufffe\uffff]/gu;
const writable = new Set(['\t', '\n', '\r']);

/** A text that Excel would decode: `_x000A_` stands for a line break in its files. */
const encoded = /_(?=x[0-9A-Fa-f]{4}_)/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XML: markup is escaped, and what XML cannot carry (control characters, half characters) becomes �. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(unusual, (sign) => (writable.has(sign) ? sign : '\ufffd'))
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** The text of a cell: no longer than Excel reads, and never decoded by it. */
export function cellText(text: string): string {
  return xmlText(text.slice(0, longest).replace(encoded, '_x005F_'));
}

/** `A` for the first column, `AA` for the 27th. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
