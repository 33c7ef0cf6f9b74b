import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

import type { AttachmentType } from '#contract/attachments.ts';
import { damaged, refusal } from '#server/platform/uploads/refusal.ts';

const unpack = promisify(inflate);

/** Names that make a reader run something, open another program, or hand out a file. */
const active =
  /\/(?:(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|GoToE|Movie|Sound)(?![\w.-])|XFA\s*[[\d])/;
const encrypted = /\/Encrypt(?![\w.-])/;

/** The name of streams that hold objects. */
const objectStream = '/ObjStm';

/** A name may write any letter as two digits. */
const decoded = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Bounds of what is unpacked: one piece, all of them, and their number. */
const bounds = { piece: 64 * 1024 * 1024, all: 200 * 1024 * 1024, streams: 20_000 };

/** How much is looked through before other requests have their turn, and how far a name may reach into the next part. */
const [window, overlap] = [1024 * 1024, 256];

/** Where the dictionary of a stream is looked for: so many bytes before it. */
const dictionaryReach = 16 * 1024;

const activeSentence =
  'This PDF contains scripts, forms with actions or embedded files. Please print it to a new PDF and attach that.';
const oddSentence = 'This PDF is packed such that it cannot be checked. Please print it to a new PDF and attach that.';
const lockedSentence = 'This PDF has a password, so it cannot be checked. Please save it without one and attach that.';

/**
 * Looks through a PDF and all that is packed in it. Throws 400 for one with anything that acts by itself, for one with a
 * password, which cannot be looked into, and for a file that is also something else.
 */
export async function inspectPdf(bytes: Buffer): Promise<AttachmentType> {
  if (!/%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1024)))) throw damaged();
  // An archive may have anything before it: its directory at the end makes it one.
  if (bytes.subarray(-66_000).includes('PK\x05\x06')) throw damaged();
  if (await contains(bytes, active)) throw refusal(activeSentence);
  if (await contains(bytes, encrypted)) throw refusal(lockedSentence);
  await inspectStreams(bytes);
  return 'pdf';
}

/** Whether a pattern occurs, also with letters spelled as digits. */
async function contains(bytes: Buffer, pattern: RegExp): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += window) {
    const text = bytes.toString('latin1', at, at + window + overlap);
    if (pattern.test(text) || pattern.test(decoded(text))) return true;
    await setImmediate();
  }
  return false;
}

/** Unpacks whatever may hold objects, however it is named, and looks through it. */
async function inspectStreams(bytes: Buffer): Promise<void> {
  let [streams, unpacked, objectStreams] = [0, 0, 0];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    streams += 1;
    if (streams > bounds.streams) throw refusal(oddSentence);
    if (streams % 100 === 0) await setImmediate();
    if (holdsObjects(bytes, at)) objectStreams += 1;
    const content = await contentAt(bytes, at + 6);
    if (!content) continue;
    unpacked += content.length;
    if (unpacked > bounds.all) throw refusal(oddSentence);
    if (await contains(content, active)) throw refusal(activeSentence);
  }
  // One that was not recognised is spelled such that nobody shall recognise it.
  if (objectStreams !== (await countObjectStreams(bytes))) throw refusal(oddSentence);
}

/** Whether the stream that begins here says that it holds objects. Throws 400 unless these are packed in the usual way. */
function holdsObjects(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - dictionaryReach), at);
  if (!before.includes('#') && !before.includes(objectStream)) return false;
  const dictionary = decoded(before.slice(Math.max(0, before.lastIndexOf('obj'))));
  if (!dictionary.includes(objectStream)) return false;
  const filters = dictionary.match(/\/\w+Decode\b|\/(?:AHx|A85|LZW|Fl|RL|CCF|DCT|Crypt)\b/g) ?? [];
  const isUsual = filters.length === 0 || (filters.length === 1 && filters[0] === '/FlateDecode');
  if (!isUsual || /\/DecodeParms\b|\/DP\b|\/F\s*[(<]/.test(dictionary)) throw refusal(oddSentence);
  return true;
}

/** How often the name of such streams occurs. Throws 400 where it is spelled with digits, as no program does. */
async function countObjectStreams(bytes: Buffer): Promise<number> {
  let found = 0;
  for (let at = bytes.indexOf(objectStream); at >= 0; at = bytes.indexOf(objectStream, at + 1)) found += 1;
  for (let at = 0; at < bytes.length; at += window) {
    const text = bytes.toString('latin1', at, at + window + overlap);
    if (decoded(text).split(objectStream).length > text.split(objectStream).length) throw refusal(oddSentence);
    await setImmediate();
  }
  return found;
}

/** What is packed after the word `stream`; `null` where it is nothing that zlib packed. */
async function contentAt(bytes: Buffer, after: number): Promise<Buffer | null> {
  const start = after + (/^\r?\n?/.exec(bytes.toString('latin1', after, after + 2))?.[0].length ?? 0);
  // The first byte of what zlib packs.
  if (((bytes[start] ?? 0) & 0x0f) !== 8) return null;
  try {
    return await unpack(bytes.subarray(start), {
      maxOutputLength: bounds.piece,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if (error instanceof RangeError) throw refusal(oddSentence);
    return null;
  }
}
