import { lexemesOf } from '#contract/kit/search-words.ts';
import type { Need } from '#contract/match-profiles.ts';

/** The words by which an event says that it brings together those who seek something and those who have it. */
const words: Partial<Record<Need, string>> = {
  capital: 'investor investors fund funds pitch lenders',
  talent: 'career careers employers hiring recruiting',
  grants: 'grant grants',
};

const lexemes = Object.entries(words).map(([need, text]) => [need as Need, new Set(lexemesOf(text))] as const);

/** What people who come to an event seek and offer, by its words. */
export function needsOfEvent(text: string): Need[] {
  const said = lexemesOf(text);
  return lexemes.filter(([, ofNeed]) => said.some((word) => ofNeed.has(word))).map(([need]) => need);
}
