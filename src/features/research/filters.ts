import { type ResearchCategory, type ResearchSummary, researchCategories } from '#contract/research.ts';

/** What the hub is narrowed to (spec 1, section 2); an empty string is "any". */
export interface ResearchFilters {
  search: string;
  category: ResearchCategory | '';
  type: string;
}

export const searchMax = 200;

/** Reads the filters from the address bar; a category that does not exist is none. */
export function readFilters(params: URLSearchParams): ResearchFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, searchMax),
    category: isCategory(category) ? category : '',
    type: params.get('type') ?? '',
  };
}

/** The filters as they stand in the address bar, always in the same order. */
export function writeFilters(filters: ResearchFilters): URLSearchParams {
  const given = (['search', 'category', 'type'] as const).flatMap((name) =>
    filters[name] ? [[name, filters[name]] as [string, string]] : [],
  );
  return new URLSearchParams(given);
}

export function isFiltered({ search, category, type }: ResearchFilters): boolean {
  return Boolean(search || category || type);
}

/** The articles that match all three: the search without regard to case in title, description and type. */
export function matching(articles: readonly ResearchSummary[], filters: ResearchFilters): ResearchSummary[] {
  const wanted = filters.search.toLowerCase();
  return articles.filter(
    ({ title, description, category, type }) =>
      (!filters.category || category === filters.category) &&
      (!filters.type || type === filters.type) &&
      [title, description, type].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The distinct types, in the order in which they first occur. */
export function typesOf(articles: readonly ResearchSummary[]): string[] {
  return [...new Set(articles.map(({ type }) => type))];
}

function isCategory(value: string): value is ResearchCategory {
  return Object.hasOwn(researchCategories, value);
}
