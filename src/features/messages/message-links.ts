/** A part of a message: text, or a web address that is a link. */
export type Piece = { text: string; href?: undefined } | { text: string; href: string };

const candidate = /\bhttps?:\/\/[^\s<>"']+/gi;

/** Punctuation after an address belongs to the sentence. */
const trailing = /[.,;:!?)\]}]+$/;

/** Splits a plain text into parts. Only http and https addresses become links, and they are parsed first. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(candidate)) {
    const shown = withoutTrailing(match[0]);
    const url = URL.parse(shown);
    if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: shown, href: url.href });
    end = match.index + shown.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A closing bracket belongs to the address if the address has the opening one: `…/Tidal_(energy)`. */
function withoutTrailing(address: string): string {
  const bare = address.replace(trailing, '');
  const next = address[bare.length];
  return next === ')' && bare.includes('(') && !bare.includes(')') ? `${bare})` : bare;
}
