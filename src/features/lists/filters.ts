import { z } from 'zod';
import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { listedKinds } from '#contract/lists.ts';
import { filterCodec } from '#src/lib/url-filters.ts';

/** The filters of a list's table in the address. */
export const listCodec = filterCodec({ kind: z.enum(listedKinds), sort: choice(ageSorts) });
