import type { Generated } from 'kysely';

import type { PipelineAccess } from '#contract/pipelines.ts';
import type { CardKind } from '#contract/pipelines-cards.ts';
import type { StageOutcome } from '#contract/pipelines-stages.ts';

/** Boards on which members follow records from stage to stage. */
export interface PipelinesTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
  /** Grows with each change of the name. */
  version: Generated<number>;
  /** How many cards it has. Changed only while the row is locked. */
  cards: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface PipelineStagesTable {
  id: Generated<number>;
  pipeline_id: number;
  name: string;
  outcome: StageOutcome;
  version: Generated<number>;
  /** Places from left to right. */
  position: number;
}

export interface PipelineCardsTable {
  id: Generated<number>;
  pipeline_id: number;
  stage_id: number;
  /** Places from the top of the stage, with gaps, so that a move changes one row. */
  position: number;
  kind: CardKind;
  item_id: number;
  next_step: Generated<string>;
  due_on: string | null;
  /** The day of a next step of which its member was reminded. */
  reminded_on: Generated<string | null>;
  /** Who wrote the next step; `null` where nobody did, or the account was deleted. */
  noted_by: number | null;
  /** Grows with each change of the next step and its date. */
  version: Generated<number>;
  /** `null`: the account was deleted. */
  added_by: number | null;
  added_at: string;
}

/** The people a pipeline is shared with. */
export interface PipelinePeopleTable {
  pipeline_id: number;
  user_id: number;
  access: PipelineAccess;
  added_at: string;
}

export interface PipelineTables {
  pipelines: PipelinesTable;
  pipeline_stages: PipelineStagesTable;
  pipeline_cards: PipelineCardsTable;
  pipeline_people: PipelinePeopleTable;
}
