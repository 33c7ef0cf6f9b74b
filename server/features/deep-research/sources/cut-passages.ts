import type { RecordText } from './records.ts';

/** How long a passage should be (letters): one point, and what is said about it. */
const usual = 420;
const longest = 700;

/** A part of a record's text that can be quoted. */
export interface Cut {
  record: RecordText;
  text: string;
}

/** The passages of a record: short paragraphs are joined, long ones are cut between two sentences. */
export function cutPassages(record: RecordText): Cut[] {
  const passages: string[] = [];
  let current = '';
  const finish = () => {
    if (current !== '') passages.push(current);
    current = '';
  };
  for (const piece of record.blocks.flatMap(inPieces)) {
    if (current !== '' && current.length + piece.length > usual) finish();
    current = current === '' ? piece : `${current} ${piece}`;
  }
  finish();
  return passages.map((text) => ({ record, text }));
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
