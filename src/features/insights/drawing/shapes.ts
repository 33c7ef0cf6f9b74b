/** An element of a drawing, with its attributes as React names them. Colours are tokens: `var(--color-text)`. */
export interface Shape {
  tag: 'g' | 'rect' | 'path' | 'text' | 'circle' | 'pattern' | 'defs';
  at?: Readonly<Record<string, string | number>>;
  /** The words of a text. */
  words?: string;
  parts?: readonly Shape[];
  /** The figure that the element shows, and what it is in words. */
  figure?: { row: string; column: string; tip: string };
}

/** A drawing of a known size (pixels). */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export const color = (token: string): string => `var(--color-${token})`;

interface Words {
  x: number;
  y: number;
  words: string;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  weight?: number;
  fill?: string;
}

/** A line of text; `y` is its baseline. */
export function textAt({ x, y, words, anchor = 'start', size = 12, weight = 400, fill = 'muted' }: Words): Shape {
  return {
    tag: 'text',
    at: { x: round(x), y: round(y), textAnchor: anchor, fontSize: size, fontWeight: weight, fill: color(fill) },
    words,
  };
}

/** The width of most letters, of their height. */
const letter = 0.6;

/** About how wide a line of text is; the fonts of computers differ by a little. */
export function widthOf(words: string, size = 12): number {
  return words.length * size * letter;
}

/** The text, cut to a width if it is too long. */
export function cutTo(width: number, words: string, size = 12): string {
  const fits = Math.max(4, Math.floor(width / (size * letter)));
  return words.length > fits ? `${words.slice(0, fits - 1).trimEnd()}…` : words;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
