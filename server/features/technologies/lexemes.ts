import { sectorFacets } from '#contract/sectors.ts';
import { readinessSteps } from '#contract/technologies.ts';
import { facet, lexemesOf } from '#server/search/lexemes.ts';

interface SearchedTechnology {
  name: string;
  description: string;
  tags: readonly string[];
  /** Id of a focus area. */
  focusArea: string;
  status: string;
  readinessLevel: number;
}

/** What a technology is found by: words of name, description and tags (spec 2, section 2), and its filters. */
export function technologyLexemes(technology: SearchedTechnology): string[] {
  const { name, description, tags, focusArea, status, readinessLevel } = technology;
  return [
    ...lexemesOf([name, description, ...tags].join(' ')),
    ...sectorFacets(focusArea).map((id) => facet('area', id)),
    facet('status', status),
    ...readinessSteps.filter((step) => readinessLevel >= Number(step)).map((step) => facet('readiness', step)),
    ...tags.map((tag) => facet('tag', tag)),
  ];
}
