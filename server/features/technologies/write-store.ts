import type { Selectable } from 'kysely';

import type { ShownPicture } from '#contract/pictures.ts';
import type { ParsedTechnologyInput } from '#contract/technologies.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { TechnologiesTable } from '#server/platform/db/tables/companies.ts';
import { unindexRecord } from '#server/platform/search/search-index-store.ts';
import { evidenceColumns, noEvidence, type TechnologyEvidence } from './evidence.ts';
import { countTechnology } from './groups.ts';
import { type LevelSince, noteLevel } from './level-store.ts';
import { reindexTechnology } from './lexemes.ts';
import { pictureColumns } from './pictures.ts';

export async function countTechnologiesOf(trx: Transaction, companyId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('technologies')
    .where('company_id', '=', companyId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The fields of the form as they are stored: the long description sanitised, and the evidence as the page shows it. */
export interface TechnologyContent
  extends Omit<ParsedTechnologyInput, 'detailedDescription' | 'pictures' | keyof TechnologyEvidence> {
  detailedDescription: string;
  /** Lists that are left out stay as they are. */
  evidence?: Partial<TechnologyEvidence>;
  /** Left out, they stay as they are. */
  pictures?: readonly ShownPicture[] | undefined;
}

export interface NewTechnology extends TechnologyContent {
  /** Only samples have a fixed id. */
  id?: number;
  companyId: number | null;
  createdAt: string;
  /** Its levels so far; only samples have had others than the present one. */
  levels?: readonly LevelSince[];
  /** The hold of its company, if that is withheld. */
  hold?: 'hidden' | 'removed' | null;
}

/** Adds a technology with its search entry and returns its id. */
export async function insertTechnology(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  technology: NewTechnology,
): Promise<number> {
  const { evidence, hold = null } = technology;
  const { id } = await trx
    .insertInto('technologies')
    .values({
      ...(technology.id !== undefined && { id: technology.id }),
      company_id: technology.companyId,
      ...contentOf(technology),
      image_url: null,
      ...noEvidence,
      ...evidenceColumns(evidence ?? {}),
      created_at: technology.createdAt,
      updated_at: technology.createdAt,
      hold,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { levels = [{ level: technology.readinessLevel, since: technology.createdAt }] } = technology;
  for (const { level, since } of levels) await noteLevel(trx, id, level, since);
  await reindexTechnology(database, trx, id);
  return id;
}

/** A technology as it appears in the table. */
export function rowOfTechnology(trx: Transaction, id: number): Promise<Selectable<TechnologiesTable> | undefined> {
  return trx.selectFrom('technologies').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Replaces the form's fields and the search entry; `undefined` when `version` is not the newest. */
export async function updateTechnology(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  { version, at, content }: { version: number; at: string; content: TechnologyContent },
): Promise<Selectable<TechnologiesTable> | undefined> {
  const row = await trx
    .updateTable('technologies')
    .set({
      ...contentOf(content),
      ...evidenceColumns(content.evidence ?? {}),
      ...(content.pictures && pictureColumns(content.pictures)),
      updated_at: at,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await noteLevel(trx, id, content.readinessLevel, at);
  await reindexTechnology(database, trx, id);
  return row;
}

/** Sets the pictures of a technology that is new. */
export async function setPictures(trx: Transaction, id: number, pictures: readonly ShownPicture[]): Promise<void> {
  await trx.updateTable('technologies').set(pictureColumns(pictures)).where('id', '=', id).execute();
}

function contentOf(technology: TechnologyContent) {
  return {
    name: technology.name,
    description: technology.description,
    detailed_description: technology.detailedDescription,
    sector: technology.focusArea,
    status: technology.status,
    development_stage: technology.developmentStage,
    readiness_level: technology.readinessLevel,
    tags: JSON.stringify(technology.tags),
    is_listed_for_sale: technology.isListedForSale ? 1 : 0,
    year_developed: technology.yearDeveloped ?? null,
    key_innovators: JSON.stringify(technology.keyInnovators),
    applications: JSON.stringify(technology.applications),
  };
}

/** Returns what was deleted; `undefined` when the company has no such technology. */
export async function deleteTechnology(
  trx: Transaction,
  companyId: number,
  id: number,
): Promise<Pick<Selectable<TechnologiesTable>, 'name' | 'hold'> | undefined> {
  // The row is locked before its count, as by every change.
  const row = await trx
    .updateTable('technologies')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(['name', 'hold'])
    .executeTakeFirst();
  if (!row) return undefined;
  await countTechnology(trx, id, null);
  await trx.deleteFrom('technologies').where('id', '=', id).execute();
  await unindexRecord(trx, 'technology_search', id);
  await forgetChanges(trx, 'technology', id);
  return row;
}
