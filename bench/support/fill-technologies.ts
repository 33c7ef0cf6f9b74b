import { sql } from 'kysely';

import { sectors } from '#contract/focus-areas-sectors.ts';
import { lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { type DevelopmentStage, technologyStages } from '#contract/technologies.ts';
import { technologyFacets } from '#contract/technologies-facets.ts';
import { technologyStatuses } from '#contract/technologies-terms.ts';
import { patentCountFacet } from '#server/features/technologies/lexemes.ts';
import type { Database } from '#server/platform/db/database.ts';
import { generator, knownWords, wordOf } from './sample-market.ts';

const batch = 500;
const at = '2026-01-01T00:00:00.000Z';
const statuses = Object.keys(technologyStatuses);
const stages = Object.keys(technologyStages) as DevelopmentStage[];

/**
 * Fills an empty, migrated database with `count` technologies, half of them with a company in 100 countries, few of which
 * have many; every fifth has a patent.
 */
export async function fillTechnologies({ db, dialect }: Database, count: number): Promise<void> {
  const random = generator(11);
  const groups = new Map<string, Group>();
  await sql`delete from technologies`.execute(db);
  await sql`delete from search_rebuilds`.execute(db);
  for (let first = 1; first <= count; first += batch) {
    const made = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => technologyOf(first + index));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('technologies')
        .values(made.map(({ row }) => row))
        .execute();
      const lexemes = made.map(({ row, indexed }) =>
        dialect === 'sqlite'
          ? sql`(${row.id}, ${indexed.join(' ')})`
          : sql`(${row.id}::bigint, array_to_tsvector(${indexed}::text[]))`,
      );
      await sql`insert into technology_search (rowid, lexemes) values ${sql.join(lexemes)}`.execute(trx);
      const added = made.filter(({ group }) => !group.isWritten && (group.isWritten = true));
      if (added.length > 0) {
        await trx
          .insertInto('technology_groups')
          .values(added.map(({ group }) => ({ id: group.id, technologies: 0, ...group.columns })))
          .execute();
      }
      await trx
        .insertInto('grouped_technologies')
        .values(made.map(({ row, group }) => ({ technology_id: row.id, group_id: group.id })))
        .execute();
    });
  }
  await sql`update technology_groups set technologies =
    (select counted.technologies from (select group_id, count(*) as technologies from grouped_technologies group by group_id)
      as counted where counted.group_id = technology_groups.id)`.execute(db);
  await sql`insert into technology_stage_groups (stage, technologies)
    select development_stage, count(*) from technologies group by development_stage`.execute(db);
  await sql`update grouped_technologies set stage_group_id = (select technology_stage_groups.id from technology_stage_groups
    join technologies on technologies.development_stage = technology_stage_groups.stage
    where technologies.id = technology_id)`.execute(db);
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);

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
    const group = groups.get(key) ?? { id: groups.size + 1, isWritten: false, columns };
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
  isWritten: boolean;
  columns: { country: string; sector: string; status: string; readiness_level: number; has_patents: number };
}
