import { FileProblem } from './file-problem.ts';

/** The largest file (bytes): 5,000 rows are far smaller. */
const largest = 5 * 1024 * 1024;

const marks = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/**
 * The text of a file: in the encoding of its byte order mark, else UTF-8, else Windows-1252, which spreadsheets in western
 * Europe write. Throws a `FileProblem` for what is too large or no text.
 */
export async function readText(file: Blob): Promise<string> {
  if (file.size > largest) throw new FileProblem('This file is larger than 5 MB. Please split it.');
  return decoded(new Uint8Array(await file.arrayBuffer()));
}

/** As above, of bytes. */
export function decoded(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  const text = marked ? new TextDecoder(marked[1]).decode(bytes) : (inUtf8(bytes) ?? inWindows1252(bytes));
  if (text.includes('\0')) throw new FileProblem('This is not a text file. Please save the sheet as CSV first.');
  return text;
}

function inUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function inWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
