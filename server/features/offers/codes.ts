import { codeBounds, linesInWords, typedCodes } from '#contract/offers-codes.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { numberInWords } from '#server/platform/text/words.ts';
import { countCodes, findKnownCodes, insertCodes, setSharedCode } from './code-store.ts';
import type { OfferRow } from './store.ts';

/**
 * Gives a locked offer its codes, the lines of `text` (`pastedCodes`), and returns how many there were. 400 for more
 * than one code for all members; 409 for codes that it has already, which are named by line, and for more than it takes.
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
  const known = await findKnownCodes({ db: trx }, offer.id, codes);
  const again = typed.filter(({ code }) => known.has(code)).map(({ line }) => line);
  if (again.length > 0) throw wrong(`${linesInWords(again)} already among the codes of this offer.`);
  if ((await countCodes({ db: trx }, offer.id)) + codes.length > codeBounds.perOffer) {
    throw wrong(`An offer can have at most ${numberInWords(codeBounds.perOffer)} codes.`);
  }
  await insertCodes(trx, offer.id, codes);
  return codes.length;
}

function wrong(sentence: string): HttpError {
  return new HttpError('conflict', sentence, { codes: sentence });
}
