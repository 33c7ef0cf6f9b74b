import { sql } from 'kysely';

import { sectors } from '#contract/focus-areas-sectors.ts';
import { lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { type DevelopmentStage, technologyStages } from '#contract/technologies.ts';
import { technologyFacets } from '#contract/technologies-facets.ts';
import { technologyStatuses } from '#contract/technologies-terms.ts';
import { patentCountFacet } from '#server/features/technologies/lexemes.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fillInBulk } from './bulk.ts';
import { generator, knownWords, wordOf } from './sample-market.ts';

const at = '2026-01-01T00:00:00.000Z';
const statuses = Object.keys(technologyStatuses);
const stages = Object.keys(technologyStages) as DevelopmentStage[];

/**
 * Fills an empty, migrated database with `count` technologies, half of them with a company in 100 countries, few of which
 * have many; every fifth has a patent.
 */
export async function fillTechnologies(database: Database, count: number): Promise<void> {
  const { db } = database;
  const random = generator(11);
  const groups = new Map<string, Group>();
  await sql`delete from technologies`.execute(db);
  await sql`delete from search_rebuilds`.execute(db);
  const stageCounts: number[] = [];
  await fillInBulk(database, async (bulk) => {
    for (let id = 1; id <= count; id += 1) {
      const { row, indexed, group } = technologyOf(id);
      const stage = stages.indexOf(row.development_stage);
      stageCounts[stage] = (stageCounts[stage] ?? 0) + 1;
      await bulk.add('technologies', row);
      await bulk.index('technology_search', id, indexed);
      await bulk.add('grouped_technologies', { technology_id: id, group_id: group.id, stage_group_id: stage + 1 });
    }
    for (const { id, technologies, columns } of groups.values()) {
      await bulk.add('technology_groups', { id, technologies, ...columns });
    }
    for (const [index, stage] of stages.entries()) {
      await bulk.add('technology_stage_groups', { id: index + 1, stage, technologies: stageCounts[index] ?? 0 });
    }
  });

  function technologyOf(id: number) {
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const word = () => wordOf(Math.floor(random() ** 2 * 5000));
    const name = `${word()} ${word()} ${id}`;
    const country = random() < 0.5 ? null : (countryCodes[Math.floor(random() ** 3 * 100)] ?? null);
    const sector = pick(sectors).id;
    const status = pick(statuses);
    const level = 1 + Math.floor(random() * 9);
    const patents = random() < 0.2 ? 1 + Math.floor(random() ** 3 * 50) : 0;
    const hasPatents = patents > 0;
    const stage = pick(stages);
    const text = `${name} ${random() < 0.78 ? knownWords.frequent : word()} ${random() < 0.00005 ? knownWords.rare : word()}`;
    const columns = {
      country: country ?? '',
      sector,
      status,
      readiness_level: level,
      has_patents: hasPatents ? 1 : 0,
    };
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? { id: groups.size + 1, technologies: 0, columns };
    group.technologies += 1;
    groups.set(key, group);
    const facets = technologyFacets({
      focusArea: sector,
      status,
      readinessLevel: level,
      tags: [],
      country,
      hasPatents,
      developmentStage: stage,
    });
    facets.push(patentCountFacet(patents));
    return {
      group,
      indexed: [...new Set([...lexemesOf(text), ...titleLexemesOf(name), ...partLexemesOf(text), ...facets])],
      row: {
        id,
        name,
        description: text,
        detailed_description: '',
        sector,
        status,
        development_stage: stage,
        readiness_level: level,
        tags: '[]',
        is_listed_for_sale: 0,
        key_innovators: '[]',
        applications: '[]',
        patent_count: patents,
        patents: hasPatents ? '[{"id":"EP-1","title":"A valve","year":2020}]' : '[]',
        publications: '[]',
        metrics: '{}',
        development_stages: '[]',
        sources: '[]',
        created_at: at,
        updated_at: at,
      },
    };
  }
}

interface Group {
  id: number;
  technologies: number;
  columns: { country: string; sector: string; status: string; readiness_level: number; has_patents: number };
}
