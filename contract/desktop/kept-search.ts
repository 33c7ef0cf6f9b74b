import { z } from 'zod';

import { searchKinds } from '#contract/items.ts';
import { searchHit } from '#contract/search.ts';

/** The kinds of records that are found in what the app keeps. The server's search does not know messages. */
export const keptKinds = [...searchKinds, 'conversation', 'message'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** The best few kept records of each kind; kinds without a hit are left out. */
export const keptResults = z.array(z.object({ kind: z.enum(keptKinds), hits: z.array(searchHit) }));
export type KeptResults = z.infer<typeof keptResults>;
