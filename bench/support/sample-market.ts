import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { lexemesOf } from '#contract/kit/search-words.ts';
import {
  jobTypes,
  type ListingDetails,
  type ListingType,
  partnershipTypes,
  technologyStages,
  technologyStatuses,
} from '#contract/listings.ts';
import { listingFacets } from '#contract/listings-facets.ts';
import { type CountryCode, countryCodes } from '#contract/places-countries.ts';
import { countryInWords } from '#server/platform/text/words.ts';

/** A listing as in its table and the search index; the caller adds ids and owners. */
export interface SampleListing {
  type: ListingType;
  title: string;
  description: string;
  excerpt: string;
  focusAreaId: number;
  /** Slug of the focus area. */
  area: string;
  country: CountryCode | null;
  tags: string[];
  details: ListingDetails;
  lexemes: string[];
}

/** The frequency of these words, so that a benchmark can search for a frequent word, a rare one, or one in between. */
export const knownWords = { frequent: 'energy', medium: 'membrane', rare: 'zeolite' } as const;
const shares = [
  [knownWords.frequent, 0.78],
  [knownWords.medium, 0.02],
  [knownWords.rare, 0.00005],
] as const;

const syllables = 'ba co di fu ge hy ju ka li mo na pe qui ro sta tri ul ver wo xe ya zo'.split(' ');
const types = ['company', 'technology', 'partnership', 'job'] as const;

/** Companies and jobs are in so many countries. */
const countries = 40;

/** The details of a listing and where it is; the values that listings are counted by take turns. */
function detailsOf(type: ListingType, number: number): { country: CountryCode | null; details: ListingDetails } {
  const turn = Math.floor(number / types.length);
  const country = countryCodes[turn % countries] ?? null;
  const place = country === null ? undefined : countryInWords(country);
  const one = <Value extends string>(values: Readonly<Record<Value, string>>) => {
    const names = Object.keys(values) as Value[];
    return names[turn % names.length];
  };
  switch (type) {
    case 'company': {
      const company = { companyName: 'Sample Works', companySize: '11-50', companyFunding: 'seed' } as const;
      return { country, details: { ...company, companyLocation: place } };
    }
    case 'technology':
      return {
        country: null,
        details: { technologyStage: one(technologyStages), technologyStatus: one(technologyStatuses) },
      };
    case 'partnership':
      return { country: null, details: { partnershipType: one(partnershipTypes), partnershipTimeline: 'ongoing' } };
    case 'job':
      return { country, details: { jobLocation: place, jobType: one(jobTypes), jobCompensation: '€60,000' } };
  }
}

/**
 * Invented listings of about 400 characters from a vocabulary of 5,000 words, few of them frequent and most of them
 * rare, as in real text. The same `seed` gives the same market.
 */
export function* sampleMarket(count: number, seed = 1): Generator<SampleListing> {
  const random = generator(seed);
  const vocabulary = Array.from({ length: 5000 }, (_, index) => wordOf(index));
  const lexemesByWord = new Map(vocabulary.map((word) => [word, lexemesOf(word)]));
  // The square of a uniform random number favours the front of the list.
  const word = () => vocabulary[Math.floor(random() ** 2.5 * vocabulary.length)] ?? '';

  for (let number = 1; number <= count; number += 1) {
    const words = Array.from({ length: 55 }, word);
    for (const [known, share] of shares) if (random() < share) words[Math.floor(random() * words.length)] = known;
    const type = types[number % types.length] ?? 'company';
    const area = builtInFocusAreas[Math.floor(random() * builtInFocusAreas.length)];
    if (!area) throw new Error('There are no focus areas');
    const tags = [word(), word()];
    const title = `${words.slice(0, 6).join(' ')} ${number}`;
    const text = words.join(' ');
    const { country, details } = detailsOf(type, number);
    const lexemes = new Set(lexemesOf(`${number} ${Object.values(details).slice(0, 2).join(' ')}`));
    for (const one of [...words, ...tags])
      for (const lexeme of lexemesByWord.get(one) ?? lexemesOf(one)) lexemes.add(lexeme);
    yield {
      type,
      title,
      description: `<p>${text}</p>`,
      excerpt: `${text.slice(0, 200)}…`,
      focusAreaId: area.id,
      area: area.slug,
      country,
      tags,
      details,
      lexemes: [
        ...lexemes,
        ...listingFacets({ type, focusAreaSlug: area.slug, tags: [...new Set(tags)], country, cityId: null, details }),
      ],
    };
  }
}

/** A word of the vocabulary, such as `stamo`; each number has a different one. */
export function wordOf(index: number): string {
  const base = syllables.length;
  return [index % base, Math.floor(index / base) % base, Math.floor(index / base ** 2) % base, index % 7]
    .map((digit) => syllables[digit])
    .join('');
}

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
