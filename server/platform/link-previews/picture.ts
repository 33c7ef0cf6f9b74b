import sharp from 'sharp';
import { linesOf } from './lines.ts';
import { strandsFor } from './strands.ts';
import { canWrite, outlinesOf, type Weight, widthOf } from './typeface.ts';

/** The words on the picture of a link preview. */
export interface PreviewWords {
  /** The name of this network. */
  site: string;
  /** What the record is: `Company`. */
  kind: string;
  title: string;
  /** A line about it, if any. */
  detail: string | null;
}

/** The size that link previews ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 };

const left = 72;
const right = 88;
const room = previewSize.width - left - right;

/** A title of up to three lines, as large as fits. */
const titleSizes = [80, 68, 56];
const mostLines = 3;

/** The picture of a link preview as JPEG. `key` chooses its art: the same for the same record. */
export function drawPreview(words: PreviewWords, key: string): Promise<Buffer> {
  return sharp(Buffer.from(pictureOf(words, key)))
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The same as SVG; all words are outlines. */
function pictureOf({ site, kind, title, detail }: PreviewWords, key: string): string {
  const { size, lines } = fitted(canWrite(title) ? title : kind);
  const [line] = detail && canWrite(detail) ? linesOf(detail, room, 1, measureIn(500)(32)) : [];
  const leading = size * 1.14;
  // The words stand in the middle of the room above the name of the network.
  const top = 300 - (64 + lines.length * leading + (line ? 56 : 0)) / 2;
  const firstLine = top + 64 + size * 0.86;
  const { width, height } = previewSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="glow" cx="0.9" cy="0.05" r="0.9"><stop offset="0" stop-color="#12372a"/><stop offset="1" stop-color="#07110e"/></radialGradient>
<linearGradient id="shade" x1="0" x2="1" y1="0" y2="0"><stop offset="0.47" stop-color="#07110e"/><stop offset="0.98" stop-color="#07110e" stop-opacity="${lines.length === 1 ? 0.2 : 0.55}"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#glow)"/>
${strandsFor(key)}
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<rect x="${left}" y="${top - 26}" width="56" height="6" rx="3" fill="#1fc78a"/>
<g fill="#3ddc9f">${outlinesOf(kind, { x: left, y: top + 24, size: 30, weight: 700 })}</g>
<g fill="#f2f7f4">${lines.map((text, index) => outlinesOf(text, { x: left, y: firstLine + index * leading, size, weight: 700 })).join('')}</g>
<g fill="#b3c4bb">${line ? outlinesOf(line, { x: left, y: firstLine + (lines.length - 1) * leading + 62, size: 32, weight: 500 }) : ''}</g>
<g fill="#f2f7f4">${outlinesOf(site, { x: left, y: 572, size: 34, weight: 700 })}</g>
</svg>`;
}

/**
 * Measures lines in this weight. Each word is laid out once, however often it is asked for: that takes longer than all the
 * rest of a picture.
 */
function measureIn(weight: Weight) {
  const known = new Map<string, number>();
  const widthOfWord = (word: string): number => {
    const width = known.get(word) ?? widthOf(word, 1, weight);
    known.set(word, width);
    return width;
  };
  return (size: number) => (text: string) => {
    const words = text.split(' ');
    return size * words.reduce((sum, word) => sum + widthOfWord(word), (words.length - 1) * widthOfWord(' '));
  };
}

function fitted(title: string): { size: number; lines: string[] } {
  const measure = measureIn(700);
  for (const size of titleSizes) {
    const lines = linesOf(title, room, mostLines, measure(size));
    if (!lines.at(-1)?.endsWith('…') || size === titleSizes.at(-1)) return { size, lines };
  }
  throw new Error('There is no size for titles');
}
