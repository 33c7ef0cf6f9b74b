import type { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** A list or a pipeline as one of those who may see it sees it. */
export interface SharedRow<Access extends string = string> {
  id: number;
  owner_id: number;
  name: string;
  version: number;
  created_at: string;
  updated_at: string;
  access: 'owner' | Access;
  owner_name: string;
  owner_has_profile: 0 | 1;
  people: number;
}

/** What a person with whom it is shared may do. */
export type AccessTo<Row extends SharedRow> = Exclude<Row['access'], 'owner'>;

/** A kind of what members make and share with connections: lists, or pipelines (rules lists, pipelines). */
export interface SharedKind<Row extends SharedRow> {
  table: 'lists' | 'pipelines';
  people: 'list_people' | 'pipeline_people';
  /** The column of `people` that names a row of `table`. */
  column: 'list_id' | 'pipeline_id';
  /** What one is called. */
  noun: 'list' | 'pipeline';
  /** How many a member may own and see of others, and with how many people one is shared. */
  bounds: { perMember: number; shared: number; people: number };
  /** The address of its page, with `:id`. */
  page: typeof paths.list | typeof paths.pipeline;
  mayEdit: (access: Row['access']) => boolean;
  /** What the person may do, as they are told: "You can view it." */
  rights: Readonly<Record<AccessTo<Row>, string>>;
  /** Someone may do this from now on, `null` for nothing; in the transaction that changes it. */
  onAccess?: (
    deps: Deps,
    trx: Transaction,
    changed: { id: number; userId: number; access: AccessTo<Row> | null },
  ) => Promise<void>;
}

/** The tables of a kind. The columns that are used here have the same names and types in those of both. */
export const tableOf = ({ table }: { table: 'lists' | 'pipelines' }) => table as 'lists';
export const peopleOf = ({ people }: { people: 'list_people' | 'pipeline_people' }) => people as 'list_people';
