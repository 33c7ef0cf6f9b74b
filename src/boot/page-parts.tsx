import { LRUCache } from 'lru-cache';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

import { minute } from '#contract/kit/durations.ts';
import type { StaticPartProps } from '#src/components/static-part.tsx';
import { type FinishedMarkup, finishMarkup } from './finished-markup.ts';

/** Draws a page of static parts, remembered from page to page, and of what stands between them. */
export interface PageParts {
  draw: (part: StaticPartProps) => ReactNode;
  /** Begins a rendering: one step, which no other interrupts. */
  begin: () => void;
  /** The markup of the rendering that has begun, with the parts in their places. New ones are remembered. */
  finish: (markup: string) => FinishedMarkup;
}

/** The memory for parts (characters of their markup and keys), and how long one is kept: the age of a listing changes. */
const memory = { maxSize: 8 * 2 ** 20, ttl: minute };

/** React asks for the pictures of what it rendered, which are in the page anyway; of parts that are remembered it knows none. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

interface Frame {
  /** Under which it is remembered, for a part. */
  key: string;
  html: string[];
  styles: Set<string>;
  icons: Set<string>;
}

/**
 * Rendering the same cards again would take most of the time of a page. In place of a part that is known React renders a mark;
 * around a new one it renders two. Nobody can write a mark: it has a number that nobody knows.
 */
export function createPageParts(): PageParts {
  const parts = new LRUCache<string, FinishedMarkup>({
    ...memory,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  const keyOf = createKeys();
  const mark = crypto.randomUUID();
  let known: FinishedMarkup[] = [];
  let fresh: string[] = [];

  const remember = (key: string, part: FinishedMarkup) => {
    if (isWhole(part.html)) parts.set(key, part);
  };

  return {
    begin: () => {
      known = [];
      fresh = [];
    },
    draw: ({ of = '', children }) => {
      const key = `${of} ${keyOf(children)}`;
      const part = parts.get(key);
      if (part) return `${mark}known ${known.push(part) - 1};`;
      return (
        <>
          {`${mark}begin ${fresh.push(key) - 1};`}
          {children}
          {`${mark}end;`}
        </>
      );
    },
    finish: (markup) => {
      const page = frame('');
      const open = [page];
      const [before = '', ...pieces] = markup.replace(preloads, '').split(mark);
      add(page, finishMarkup(before));
      for (const piece of pieces) {
        const end = piece.indexOf(';');
        const [what, number] = piece.slice(0, end).split(' ');
        const around = open.at(-1) ?? page;
        if (what === 'begin') open.push(frame(fresh[Number(number)] ?? ''));
        else if (what === 'end' && around !== page) {
          open.pop();
          const part = { ...around, html: around.html.join('') };
          remember(around.key, part);
          add(open.at(-1) ?? page, part);
        } else add(around, known[Number(number)]);
        add(open.at(-1) ?? page, finishMarkup(piece.slice(end + 1)));
      }
      return { ...page, html: page.html.join('') };
    },
  };
}

const frame = (key: string): Frame => ({ key, html: [], styles: new Set(), icons: new Set() });

function add(frame: Frame, part: FinishedMarkup | undefined): void {
  if (!part) return;
  frame.html.push(part.html);
  for (const style of part.styles) frame.styles.add(style);
  for (const icon of part.icons) frame.icons.add(icon);
}

/** Nothing of it waits for code that comes late, and it has no id that another place would have as well. */
const isWhole = (html: string): boolean => !html.includes('<!--$!-->') && !html.includes('="_R_');

/** Keys of elements: equal for elements of the same components with the same data. What they do when used does not matter here. */
function createKeys(): (element: ReactElement) => string {
  const components = new WeakMap<object, number>();
  let count = 0;

  function nameOf(component: object): string {
    const number = components.get(component) ?? count++;
    components.set(component, number);
    return `component ${number}`;
  }

  return (element) =>
    JSON.stringify(element, (name, value: unknown) => {
      if (isValidElement(value)) return { type: value.type, props: value.props };
      const isComponent =
        name === 'type' && value !== null && (typeof value === 'function' || typeof value === 'object');
      if (isComponent) return nameOf(value);
      return value instanceof Map || value instanceof Set ? [...value] : value;
    });
}
