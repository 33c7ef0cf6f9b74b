import { createContext, use } from 'react';

import type { Source } from '../topic-content.ts';

/** The sources of the page that contains a text, in the order of their numbers. */
export const SourcesContext = createContext<readonly Source[]>([]);

/** Number and name of a source; `null` for one that the page does not list. */
export function useSource(id: string): { number: number; source: Source } | null {
  const sources = use(SourcesContext);
  const index = sources.findIndex((source) => source.id === id);
  const source = sources[index];
  return source ? { number: index + 1, source } : null;
}
