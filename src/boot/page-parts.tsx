import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';

import { minute } from '#contract/kit/durations.ts';
import type { RenderedPage } from '#contract/kit/rendered-page.ts';
import type { StaticPartProps } from '#src/components/static-part.tsx';
import { addNeedsOf, finishMarkup, type Needs } from './finished-markup.ts';
import { createKeys } from './part-keys.ts';

/** A page of remembered parts and of what stands between them, and what it needs. */
export interface PutTogether extends Needs {
  pieces: RenderedPage['markup'];
}

/** Draws a page of static parts, remembered from page to page, and of what stands between them. */
export interface PageParts {
  draw: (part: StaticPartProps) => ReactNode;
  /** Begins a rendering: one step, which no other interrupts. */
  begin: () => void;
  /** The markup of the rendering that has begun, with the parts in their places. New ones are remembered. */
  finish: (markup: string) => PutTogether;
}

/** The memory for parts (characters of their markup and keys), and how long one is kept: the age of a listing changes. */
const memory = { maxSize: 8 * 2 ** 20, ttl: minute };

/** React asks for the pictures of what it rendered, which are in the page anyway; of parts that are remembered it knows none. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

interface Part {
  html: string;
  needs: Needs;
}

interface Frame {
  /** Under which it is remembered, for a part. */
  key: string;
  pieces: (string | Part)[];
}

/**
 * Rendering the same cards again would take most of the time of a page. In place of a part that is known React renders a mark;
 * around a new one it renders two. Nobody can write a mark: it has a number that nobody knows.
 */
export function createPageParts(): PageParts {
  const parts = new LRUCache<string, Part>({
    ...memory,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  const keyOf = createKeys();
  const mark = crypto.randomUUID();
  let known: Part[] = [];
  let fresh: string[] = [];

  /** A new part: remembered, or else its markup only. */
  function made({ key, pieces }: Frame): string | Part {
    const html = pieces.map(htmlOf).join('');
    if (!isWhole(html)) return html;
    const needs = noNeeds();
    addNeedsOf(html, needs);
    const part = { html, needs };
    parts.set(key, part);
    return part;
  }

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
      const page: Frame = { key: '', pieces: [] };
      const open = [page];
      const [before = '', ...marked] = finishMarkup(markup.replace(preloads, '')).split(mark);
      page.pieces.push(before);
      for (const piece of marked) {
        const end = piece.indexOf(';');
        const [what, number] = piece.slice(0, end).split(' ');
        const around = open.at(-1) ?? page;
        const part = known[Number(number)];
        if (what === 'begin') open.push({ key: fresh[Number(number)] ?? '', pieces: [] });
        else if (what === 'end' && around !== page) {
          open.pop();
          (open.at(-1) ?? page).pieces.push(made(around));
        } else if (part) around.pieces.push(part);
        (open.at(-1) ?? page).pieces.push(piece.slice(end + 1));
      }
      return { pieces: page.pieces, ...needsOf(page.pieces) };
    },
  };
}

const htmlOf = (piece: string | Part): string => (typeof piece === 'string' ? piece : piece.html);

const noNeeds = (): Needs => ({ styles: new Set(), icons: new Set() });

function needsOf(pieces: readonly (string | Part)[]): Needs {
  const all = noNeeds();
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      addNeedsOf(piece, all);
      continue;
    }
    for (const style of piece.needs.styles) all.styles.add(style);
    for (const icon of piece.needs.icons) all.icons.add(icon);
  }
  return all;
}

/** Nothing of it waits for code that comes late, and it has no id that another place would have as well. */
const isWhole = (html: string): boolean => !html.includes('<!--$!-->') && !html.includes('="_R_');
