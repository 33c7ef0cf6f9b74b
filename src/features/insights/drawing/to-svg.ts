import { type Chart, insightCharts } from '#contract/insights.ts';
import { isSplit } from '../words.ts';
import { drawChart, drawnPart } from './draw-chart.ts';
import { fillOf } from './looks.ts';
import { color, type Drawing, type Shape, textAt, widthOf } from './shapes.ts';

const width = 960;
const margin = 32;

interface PictureWords {
  /** Below the title: the market and when it was counted. */
  subtitle: string;
}

/** A chart as a picture of its own: with its title, its legend, and what it is about. */
export function pictureOf(chart: Chart, { subtitle }: PictureWords): Drawing {
  const id = 'series';
  const drawing = drawChart(chart, width - 2 * margin, id);
  const { shapes: legend, height: legendHeight } = legendOf(drawnPart(chart), id);
  const top = 88 + legendHeight;
  const height = top + drawing.height + margin;
  return {
    width,
    height,
    shapes: [
      { tag: 'rect', at: { width, height, fill: color('surface') } },
      textAt({ x: margin, y: 46, words: insightCharts[chart.id], size: 22, weight: 650, fill: 'text' }),
      textAt({ x: margin, y: 70, words: subtitle, size: 14 }),
      { tag: 'g', at: { transform: `translate(${margin} 88)` }, parts: legend },
      { tag: 'g', at: { transform: `translate(${margin} ${top})` }, parts: drawing.shapes },
    ],
  };
}

/** The names of the series with their looks, in as many lines as needed; nothing where they go without saying. */
function legendOf(chart: Chart, id: string): { shapes: Shape[]; height: number } {
  if (!isSplit(chart)) return { shapes: [], height: 8 };
  const size = 13;
  let x = 0;
  let y = 0;
  const shapes = chart.columns.flatMap(({ label }, index): Shape[] => {
    const needed = 22 + widthOf(label, size) + 20;
    if (x > 0 && x + needed > width - 2 * margin) {
      x = 0;
      y += 24;
    }
    const entry: Shape[] = [
      { tag: 'rect', at: { x: x + 0.5, y: y + 4.5, width: 13, height: 13, ...fillOf(id, index) } },
      textAt({ x: x + 22, y: y + 16, words: label, size, fill: 'text' }),
    ];
    x += needed;
    return entry;
  });
  return { shapes, height: y + 36 };
}

/** Text in a file cannot use the page's fonts. */
const fonts = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

type ValueOf = (token: string) => string;

/**
 * A drawing as an SVG file that needs nothing of the page: `valueOf` gives the value of a token such as `--color-text`.
 */
export function toSvg({ width: w, height: h, shapes }: Drawing, valueOf: ValueOf): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="${fonts}">`;
  return `${head}${shapes.map((shape) => markupOf(shape, valueOf)).join('')}</svg>`;
}

function markupOf({ tag, at = {}, words = '', parts = [] }: Shape, valueOf: ValueOf): string {
  const attributes = Object.entries(at).map(([name, value]) => {
    const text = String(value).replace(/var\((--[\w-]+)\)/g, (_, token: string) => valueOf(token));
    return ` ${attributeName(name)}="${escaped(text)}"`;
  });
  return `<${tag}${attributes.join('')}>${escaped(words)}${parts.map((part) => markupOf(part, valueOf)).join('')}</${tag}>`;
}

/** `text-anchor` for `textAnchor`; SVG has a few names in which an upper-case letter stays. */
function attributeName(name: string): string {
  return name === 'patternUnits' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Titles come from members: none of their characters is markup, or one that XML does not allow. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
