import type { Transaction } from '#server/platform/db/schema.ts';
import { countRecord, type Grouping } from '#server/platform/facets/group-store.ts';

export const groupedTechnologies: Grouping = {
  tables: [
    {
      name: 'technology_groups',
      link: 'group_id',
      columns: ['country', 'sector', 'status', 'readiness_level', 'has_patents'],
    },
    { name: 'technology_stage_groups', link: 'stage_group_id', columns: ['stage'] },
  ],
  total: 'technologies',
  grouped: 'grouped_technologies',
  record: 'technology_id',
};

/** The values of a technology that are counted for the filters. */
interface Counted {
  country: string | null;
  sector: string;
  status: string;
  readiness_level: number;
  hasPatents: boolean;
  development_stage: string;
}

/** Counts a technology for the filters; `null` for one that is not public. The caller has locked its row. */
export function countTechnology(trx: Transaction, id: number, technology: Counted | null): Promise<void> {
  const values = technology && {
    country: technology.country ?? '',
    sector: technology.sector,
    status: technology.status,
    readiness_level: technology.readiness_level,
    has_patents: technology.hasPatents ? 1 : 0,
    stage: technology.development_stage,
  };
  return countRecord(trx, groupedTechnologies, id, values);
}
