import type { FocusArea } from '#contract/focus-areas.ts';

/** A question about each of the first areas, which fits any of them. */
const forms: readonly ((area: string) => string)[] = [
  (area) => `What is new in ${area}, and who works on it?`,
  (area) => `Which companies in ${area} raise capital?`,
  (area) => `What holds ${area} back, and what would change that?`,
  (area) => `Which technologies in ${area} are close to the market?`,
];

/** Questions to begin with. */
export function suggestionsFor(areas: readonly Pick<FocusArea, 'title'>[]): string[] {
  return forms.flatMap((form, index) => areas.slice(index, index + 1).map(({ title }) => form(title.toLowerCase())));
}
