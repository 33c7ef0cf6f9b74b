import { z } from 'zod';

/** Bounds of the codes of an offer: of one code, of one import, and of an offer. */
export const codeBounds = { length: 60, atOnce: 2000, characters: 90_000, perOffer: 20_000 } as const;

/** A code and the line it was typed in, counted from 1. */
export interface TypedCode {
  code: string;
  line: number;
}

/** The codes of a text, one in each line, without the space around them and without empty lines. */
export function typedCodes(text: string): TypedCode[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ code: line.trim(), line: index + 1 }))
    .filter(({ code }) => code !== '');
}

/** `Line 4 is`, `Lines 4 and 7 are`, `Lines 1, 2, 3, 4, 5 and 12 more are`. */
export function linesInWords(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines[0]} is`;
  const shown = lines.slice(0, 5);
  const more = lines.length - shown.length;
  const last = more > 0 ? `${more} more` : String(shown.pop());
  return `Lines ${shown.join(', ')} and ${last} are`;
}

/** Codes as admins paste them. No message repeats a code, which is a secret: it names the line. */
export const pastedCodes = z
  .string('Please enter the codes')
  .max(codeBounds.characters, `Please import at most ${codeBounds.atOnce.toLocaleString('en-US')} codes at a time`)
  .superRefine((text, context) => {
    const problem = problemOf(typedCodes(text));
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

function problemOf(typed: readonly TypedCode[]): string | undefined {
  if (typed.length === 0) return 'Please enter the codes, one in each line';
  if (typed.length > codeBounds.atOnce) {
    return `Please import at most ${codeBounds.atOnce.toLocaleString('en-US')} codes at a time`;
  }
  // Codes are typed at a till, so they have only characters that every keyboard has. A line with commas or quotation
  // marks is one of a CSV file: one member would get several codes, or one that does not work.
  const odd = typed.filter(
    ({ code }) => code.length > codeBounds.length || !/^[\x20-\x7e]+$/.test(code) || /[",;]/.test(code),
  );
  if (odd.length > 0) {
    const lines = linesInWords(odd.map(({ line }) => line));
    return `${lines} ${odd.length === 1 ? 'not a code' : 'no codes'}: letters without accents, digits and punctuation other than commas, semicolons and quotation marks, ${codeBounds.length} at most.`;
  }
  const first = new Map<string, number>();
  for (const { code, line } of typed) {
    const earlier = first.get(code);
    if (earlier !== undefined) return `Line ${line} repeats line ${earlier}.`;
    first.set(code, line);
  }
  return undefined;
}
