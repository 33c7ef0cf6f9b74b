import { offerBounds } from '#contract/offers-admin.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { numberInWords } from '#server/platform/text/words.ts';
import { countCodes, findKnownCodes, insertCodes, setSharedCode } from './code-store.ts';
import type { OfferRow } from './store.ts';

const { length: longest, atOnce, perOffer } = offerBounds.codes;

/** A code and the line it was typed in. */
interface TypedCode {
  code: string;
  line: number;
}

/**
 * Gives a locked offer its codes, one in each line of `text`, and returns how many there were. No message repeats a code:
 * it names the line. 400 for lines that are no code, 409 for lines that repeat one, and for more than an offer takes.
 */
export async function takeCodes(trx: Transaction, offer: OfferRow, text: string): Promise<number> {
  const typed = typedCodes(text);
  const codes = typed.map(({ code }) => code);
  if (offer.code_kind === 'none') throw wrong('This offer has no codes, only a link.');
  if (offer.code_kind === 'shared') {
    const [code] = codes;
    if (code === undefined || codes.length > 1) throw invalidInput({ codes: 'Please enter one code' });
    await setSharedCode(trx, offer.id, code);
    return 1;
  }
  refuseRepeated(typed);
  const known = await findKnownCodes({ db: trx }, offer.id, codes);
  const again = typed.filter(({ code }) => known.has(code)).map(({ line }) => line);
  if (again.length > 0) throw wrong(`${linesInWords(again)} already among the codes of this offer.`);
  if ((await countCodes({ db: trx }, offer.id)) + codes.length > perOffer) {
    throw wrong(`An offer can have at most ${numberInWords(perOffer)} codes.`);
  }
  await insertCodes(trx, offer.id, codes);
  return codes.length;
}

/** The codes of a text, without empty lines. Throws 400 for none, too many, and lines that are no code. */
function typedCodes(text: string): TypedCode[] {
  const typed = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ code: line.trim(), line: index + 1 }))
    .filter(({ code }) => code !== '');
  if (typed.length === 0) throw invalidInput({ codes: 'Please enter the codes, one in each line' });
  if (typed.length > atOnce) {
    throw invalidInput({ codes: `Please import at most ${numberInWords(atOnce)} codes at a time` });
  }
  // Codes are typed at a till, so they have only characters that every keyboard has.
  const odd = typed.filter(({ code }) => code.length > longest || !/^[\x20-\x7e]+$/.test(code));
  if (odd.length > 0) {
    const lines = linesInWords(odd.map(({ line }) => line));
    throw invalidInput({
      codes: `${lines} no code: a code has up to ${longest} letters of the English alphabet, digits and punctuation.`,
    });
  }
  return typed;
}

function refuseRepeated(typed: readonly TypedCode[]): void {
  const first = new Map<string, number>();
  for (const { code, line } of typed) {
    const earlier = first.get(code);
    if (earlier !== undefined) throw wrong(`Line ${line} repeats line ${earlier}.`);
    first.set(code, line);
  }
}

/** `Line 4 is`, `Lines 4, 7 and 12 more are`. */
function linesInWords(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines[0]} is`;
  const shown = lines.slice(0, 5);
  const more = lines.length - shown.length;
  const last = more > 0 ? `${more} more` : String(shown.pop());
  return `Lines ${shown.join(', ')} and ${last} are`;
}

function wrong(sentence: string): HttpError {
  return new HttpError('conflict', sentence, { codes: sentence });
}
