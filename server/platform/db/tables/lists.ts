import type { Generated } from 'kysely';

import type { ListAccess, ListedKind } from '#contract/lists.ts';
import type { FieldType } from '#contract/lists-fields.ts';

/** Lists of records that members make. */
export interface ListsTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
  /** Grows with each change of the name. */
  version: Generated<number>;
  /** How many records it holds. Changed only while the row is locked. */
  items: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface ListItemsTable {
  id: Generated<number>;
  list_id: number;
  kind: ListedKind;
  item_id: number;
  /** `null`: the account was deleted. */
  added_by: number | null;
  added_at: string;
  /** The import that added it, until it is undone. */
  import_id: Generated<number | null>;
}

/** What members imported into lists. */
export interface ListImportsTable {
  id: Generated<number>;
  list_id: number;
  /** `null`: the account was deleted. */
  imported_by: number | null;
  /** How many records were new. */
  added: number;
  created_at: string;
}

/** The people a list is shared with. */
export interface ListPeopleTable {
  list_id: number;
  user_id: number;
  access: ListAccess;
  added_at: string;
}

/** Fields that members add to a list. */
export interface ListFieldsTable {
  id: Generated<number>;
  list_id: number;
  name: string;
  type: FieldType;
  /** JSON: the texts to choose from. */
  options: Generated<string>;
  version: Generated<number>;
}

/** What the records of a list have in its fields; without a row, nothing. */
export interface ListValuesTable {
  list_item_id: number;
  field_id: number;
  /** JSON of the value. */
  value: string;
}

export interface ListTables {
  lists: ListsTable;
  list_items: ListItemsTable;
  list_imports: ListImportsTable;
  list_people: ListPeopleTable;
  list_fields: ListFieldsTable;
  list_values: ListValuesTable;
}
