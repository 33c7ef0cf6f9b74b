import type { KeptKind } from '#contract/desktop/kept-search.ts';
import type { SearchHit } from '#contract/search.ts';

/** A record out of a kept answer, as it is found and shown. */
export interface KeptDocument {
  kind: KeptKind;
  hit: SearchHit;
  /** The search terms, see `contract/kit/search-words.ts`. Made when they are needed: it takes a while. */
  lexemes: () => string[];
  /** The record as its list shows it; `null` where its list is not answered from what is kept. */
  card: object | null;
  /** By what its list is sorted, apart from its number: a year or a count. */
  amount: number;
  /** Whether it comes from the record's own page, which says more than a list. */
  isWhole: boolean;
}

/** The words of sanitised HTML. */
export function wordsOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
}

/** Several texts as one. */
export function joined(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}
