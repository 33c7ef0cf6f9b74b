import { z } from 'zod';
import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { listedKinds } from '#contract/lists.ts';
import { fieldBounds } from '#contract/lists-fields.ts';
import { filterCodec, filterText } from '#src/lib/url-filters.ts';

/** The filters of a list's table in the address. */
export const listCodec = filterCodec({
  kind: z.enum(listedKinds),
  field: z.string().regex(/^[1-9]\d{0,15}$/),
  option: filterText(fieldBounds.option),
  sort: choice(ageSorts),
});
