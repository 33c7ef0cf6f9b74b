import { useMemo } from 'react';

import { type SectorId, sectors, sectorTitle } from '#contract/focus-areas-sectors.ts';
import type { Choice } from '#src/lib/choices.ts';
import { useFocusAreas } from './api.ts';

/** The focus areas of companies and technologies to choose from, by the names that admins have given them. */
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
