import { sectors } from '#contract/focus-areas-sectors.ts';
import { paths } from '#contract/kit/paths.ts';
import { fundingStages } from '#contract/match-profiles.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { countryName } from '#src/lib/format.ts';
import { withParams } from '#src/lib/url-filters.ts';
import { isLike } from './fuzzy.ts';
import type { Entry } from './recent.ts';

/** A filter of the directory of companies, with the words that mean it. */
interface Term {
  words: readonly string[];
  filter: 'focusArea' | 'country' | 'basedIn' | 'stage' | 'hiring' | 'verified';
  value: string;
  label: string;
}

/** Words that ask for companies without narrowing them down. */
const fillers = new Set('company companies startup startups raising based in from with and the of'.split(' '));

/** Words of several focus areas, or of none in particular. */
const vague = new Set('energy power clean green technology sustainable economy'.split(' '));

const shortNames: Readonly<Record<string, string>> = {
  uk: 'gb',
  britain: 'gb',
  england: 'gb',
  us: 'us',
  usa: 'us',
  america: 'us',
  uae: 'ae',
  holland: 'nl',
  turkey: 'tr',
};

/**
 * The directory of companies with the filters that typed words mean, such as `storage germany series a`; words that mean no
 * filter are searched for. Nothing unless at least two filters are meant, because a single word is a search.
 */
export function facetActions(typed: string): Entry[] {
  const words = wordsOf(typed);
  const found: Term[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length; ) {
    const term = terms().find((each) => each.words.every((word, next) => isMeant(word, words[at + next])));
    if (term) found.push(term);
    else if (!fillers.has(words[at] ?? '')) others.push(words[at] ?? '');
    at += term?.words.length ?? 1;
  }
  if (found.length < 2) return [];
  const params = new URLSearchParams();
  for (const { filter, value } of found) {
    const before = params.get(filter)?.split(',') ?? [];
    params.set(filter, [...new Set([...before, value])].join(','));
  }
  if (others.length > 0) params.set('search', others.join(' '));
  const labels = [...new Set(found.map(({ label }) => label))];
  return [
    {
      title: `Companies: ${[...labels, ...others.map((word) => `“${word}”`)].join(', ')}`,
      detail: 'The directory with these filters',
      path: withParams(paths.companies, params),
    },
  ];
}

/** Slips are forgiven in words that are long enough to stay the same word. */
function isMeant(word: string, typed: string | undefined): boolean {
  return typed !== undefined && (word === typed || (typed.length > 4 && isLike(word, typed)));
}

let known: readonly Term[] | undefined;

/** All filters with their words, those with most words first, so that `South Africa` is not Africa. */
function terms(): readonly Term[] {
  known ??= allTerms().toSorted((a, b) => b.words.length - a.words.length);
  return known;
}

function allTerms(): Term[] {
  const term = (filter: Term['filter'], value: string, label: string, text = label): Term => ({
    words: wordsOf(text),
    filter,
    value,
    label,
  });
  return [
    ...sectors.flatMap(({ id, title }) => [
      term('focusArea', id, title),
      ...wordsOf(title).flatMap((word) => (vague.has(word) ? [] : [term('focusArea', id, title, word)])),
    ]),
    ...Object.entries(fundingStages).map(([id, label]) => term('stage', id, label)),
    ...countryCodes.map((code) => term('country', code, countryName(code))),
    ...Object.entries(shortNames).map(([name, code]) => term('country', code, countryName(code), name)),
    ...Object.entries(placeRegions).map(([id, label]) => term('basedIn', id, label)),
    term('basedIn', 'europe', placeRegions.europe, 'european'),
    term('basedIn', 'european-union', placeRegions['european-union'], 'eu'),
    term('basedIn', 'nordics', placeRegions.nordics, 'nordics'),
    term('basedIn', 'baltics', placeRegions.baltics, 'baltics'),
    term('verified', 'true', 'Verified', 'verified'),
    term('hiring', 'true', 'Hiring', 'hiring'),
  ];
}

/** The words of a text without accents; `Pre-seed` is two. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}+]+/u).filter(Boolean);
}
