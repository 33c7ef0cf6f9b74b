import type { Generated } from 'kysely';

/** A text that a member has saved for messages. */
export interface TemplatesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** The name with its case folded: a member has one template of a name. */
  name_key: string;
  text: string;
}
