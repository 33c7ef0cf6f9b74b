import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The weights that pictures use. */
export type Weight = 500 | 700;

/** The parts of the typeface; the first that has a letter draws it. */
const subsets = ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'] as const;

const opened = new Map<Weight, readonly Font[]>();

/** The product's typeface from its package, read when the first picture is drawn: a server need not have any fonts. */
function fontsOf(weight: Weight): readonly Font[] {
  const known = opened.get(weight);
  if (known) return known;
  const fonts = subsets.map((subset) => {
    const file = import.meta.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-normal.woff`);
    // A file of one font, not a collection.
    return create(readFileSync(fileURLToPath(file))) as Font;
  });
  opened.set(weight, fonts);
  return fonts;
}

/** Runs of letters that one font draws. Letters of no font are left out, as signs of other scripts are. */
function runsOf(text: string, weight: Weight): { font: Font; letters: string }[] {
  const fonts = fontsOf(weight);
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

/** The width of a line of text at this size (both in pixels). */
export function widthOf(text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce(
    (width, { font, letters }) => width + (font.layout(letters).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** Whether at least half of the letters can be drawn: a title in another script is better left to the words beside it. */
export function canWrite(text: string): boolean {
  const letters = Array.from(text).filter((letter) => letter.trim() !== '');
  const drawn = runsOf(text, 700).reduce((sum, run) => sum + Array.from(run.letters.replaceAll(' ', '')).length, 0);
  return letters.length > 0 && drawn * 2 >= letters.length;
}

/** A line of text as SVG outlines, its baseline at `y`, beginning at `x`. */
export function outlinesOf(
  text: string,
  { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight },
): string {
  let at = x;
  const paths: string[] = [];
  for (const { font, letters } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const data = glyph.path.toSVG();
      if (data) {
        const place = `translate(${(at + xOffset * scale).toFixed(1)} ${(y - yOffset * scale).toFixed(1)})`;
        paths.push(`<path transform="${place} scale(${scale} ${-scale})" d="${data}"/>`);
      }
      at += xAdvance * scale;
    }
  }
  return paths.join('');
}
