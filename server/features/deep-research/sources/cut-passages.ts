import type { RecordText } from './records.ts';

/** How long a passage should be (letters): one point, and what is said about it. */
const usual = 420;
const longest = 700;

/** A part of a record's text that can be quoted. */
export interface Cut {
  record: RecordText;
  text: string;
}

/**
 * The passages of a record: short paragraphs are joined, long ones are cut between two sentences. A heading goes with
 * what stands below it.
 */
export function cutPassages(record: RecordText): Cut[] {
  const passages: string[] = [];
  let current: string[] = [];
  let length = 0;
  const add = (piece: string) => {
    current.push(piece);
    length += piece.length + 1;
  };
  const finish = () => {
    const last = current.at(-1) ?? '';
    const carried = current.length > 1 && isHeading(last) ? [last] : [];
    passages.push(current.slice(0, current.length - carried.length).join(' '));
    [current, length] = [[], 0];
    for (const piece of carried) add(piece);
  };
  for (const piece of record.blocks.flatMap(inPieces)) {
    if (length > 0 && length + piece.length > usual) finish();
    add(piece);
  }
  if (length > 0) passages.push(current.join(' '));
  return passages.map((text) => ({ record, text }));
}

/** The longest line that counts as a heading (letters). */
const longestHeading = 80;

/** Text does not say which line is a heading: one that is short and ends without a full stop. */
function isHeading(piece: string): boolean {
  return piece.length <= longestHeading && !/[.!?…:;,]["”’)]?$/u.test(piece);
}

/** A paragraph in pieces of at most `longest` letters, cut after a sentence where there is one. */
function inPieces(block: string): string[] {
  const text = block.replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  if (text.length <= usual) return [text];
  const pieces: string[] = [];
  for (const sentence of text.match(/.+?(?:[.!?…]["”’)]?(?=\s|$)|$)/gsu) ?? []) {
    const next = sentence.trim();
    const last = pieces.at(-1);
    if (last !== undefined && last.length + next.length < usual) pieces[pieces.length - 1] = `${last} ${next}`;
    else pieces.push(next);
  }
  return pieces.flatMap((piece) => piece.match(new RegExp(`.{1,${longest}}(?:\\s|$)|.{${longest}}`, 'gsu')) ?? []);
}
