import { useMemo } from 'react';

import { type SectorId, sectors, sectorTitle } from '#contract/focus-areas-sectors.ts';
import type { Choice } from '#src/lib/choices.ts';
import { useFocusAreas } from './api.ts';

/** The focus areas that companies and technologies can choose, with the titles that admins have given them. */
export function useSectorChoices(): readonly Choice<SectorId>[] {
  const { data: areas } = useFocusAreas();
  return useMemo(
    () =>
      sectors.map(({ id }) => ({
        value: id,
        label: sectorTitle(id, areas?.find(({ slug }) => slug === id)?.title),
      })),
    [areas],
  );
}
