import type { KeptResults } from '#contract/desktop/kept-search.ts';
import { itemGroups, type SearchGroup, searchKinds } from '#contract/items.ts';
import type { SearchHit } from '#contract/search.ts';
import type { Entry } from './recent.ts';

export interface EntryGroup {
  name: string;
  entries: readonly Entry[];
}

/** The groups of the results: as elsewhere, and those that only the app knows. */
const groupNames = { ...itemGroups, conversation: 'Conversations' } as const;

/** The kinds that the server searches; its results replace local ones. */
const ofServer = new Set<string>(searchKinds);

interface Results {
  /** The server's groups, perhaps still those for the previous text. */
  server: readonly { kind: SearchGroup; hits: readonly SearchHit[] }[] | undefined;
  /** Whether they belong to the current text. */
  isAnswered: boolean;
  /** The desktop app's local results; `null` on the web, and until they have arrived. */
  kept: KeptResults | null;
}

/**
 * The server's groups in its order, and after them what only the app can find, such as messages. Until the server has
 * answered: what is kept.
 */
export function mergedGroups({ server = [], isAnswered, kept }: Results): EntryGroup[] {
  const first = isAnswered || kept === null ? server : kept;
  const after = isAnswered ? (kept ?? []).filter(({ kind }) => !ofServer.has(kind)) : [];
  return [...first, ...after].map(({ kind, hits }) => ({ name: groupNames[kind], entries: hits }));
}
