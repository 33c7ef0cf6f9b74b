/** The colours of the product's strands. */
const colours = ['#1fc78a', '#6fb7ff', '#e9b44c'] as const;

const linesPerStrand = 9;
const step = 24;

/**
 * The braid of the home page's picture as SVG, in a box of 1200 by 630 pixels, its right part. Each key has a braid of
 * its own, always the same.
 */
export function strandsFor(key: string): string {
  const random = numbersFrom(key);
  const turns = 0.9 + random() * 0.9;
  const phase = random() * 2 * Math.PI;
  const rise = 90 + random() * 220;
  const first = Math.floor(random() * colours.length);
  return colours
    .map((_, strand) => {
      const colour = colours[(first + strand) % colours.length];
      const lines = Array.from({ length: linesPerStrand }, (_line, line) => {
        const points: string[] = [];
        for (let x = 560; x <= 1224; x += step) {
          const t = (x - 560) / 664;
          const swing = (150 - 70 * t) * Math.sin(2 * Math.PI * (turns * t + strand / 3) + phase + line * 0.11);
          points.push(`${x} ${(470 - rise * t + swing + line * 5 * (1 - t)).toFixed(1)}`);
        }
        return `<polyline points="${points.join(' ')}"/>`;
      });
      return `<g fill="none" stroke="${colour}" stroke-width="1.4" stroke-opacity="0.75" stroke-linejoin="round">${lines.join('')}</g>`;
    })
    .join('');
}

/** Numbers from 0 up to 1 that follow from a text (FNV-1a, then xorshift). */
function numbersFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
