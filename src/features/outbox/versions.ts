import { queryOptions } from '@tanstack/react-query';

import { type ConnectionState, listRelations, removeConnection } from '#contract/connections.ts';
import { followRecord, listFollowedIds } from '#contract/connections-follows.ts';
import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { getIntroduction, introductionStatuses, listIntroductions } from '#contract/introductions.ts';
import { createDraft, deleteDraft, getListingForm } from '#contract/listings-own.ts';
import { deleteNote, getNote } from '#contract/notes.ts';
import { getPipeline } from '#contract/pipelines.ts';
import { changeCard, removeCard } from '#contract/pipelines-cards.ts';
import { listSavedIds, saveItem } from '#contract/saved-items.ts';
import { call } from '#src/lib/api-client.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { differences } from './form-differences.ts';

/** A field of a record, as the user wants it and as the server has it now. */
export interface FieldVersions {
  field: string;
  mine: string;
  theirs: string;
}

/**
 * Both versions of a record. `seen`: the edition of the server's, where it has editions; `null`: it has none any more.
 * `isGone`: the server has no such record any more, or somebody has moved the card: nothing can be made of the change.
 */
interface BothVersions {
  fields: FieldVersions[];
  seen?: number | null;
  isGone?: true;
}

type Reader = (ids: readonly string[], entry: OutboxEntry, signal: AbortSignal) => Promise<BothVersions>;

const connections: Readonly<Record<ConnectionState, string>> = {
  none: 'Not connected',
  requested: 'You have asked',
  received: 'They have asked you',
  connected: 'Connected',
};
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
const nothing = 'Nothing';
const deleted = 'Deleted';

async function relationOf(ids: string, signal: AbortSignal) {
  const [relation] = await call(listRelations, { query: { ids } }, signal);
  return relation;
}

/** A card of a board as the server has it, with the name of its stage; `null` where it has none any more. */
async function cardOf(pipelineId: string, cardId: string | undefined, signal: AbortSignal) {
  try {
    const { board, stages } = await call(getPipeline, { params: { id: pipelineId } }, signal);
    const card = board.find(({ id }) => id === Number(cardId));
    return card ? { ...card, stage: stages.find(({ id }) => id === card.stageId)?.name ?? '' } : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** How the server's version of a record is found, by the first word of the record's name in the outbox. */
const readers: Readonly<Record<string, Reader>> = {
  follow: async ([kind = '', id], { endpoint }, signal) => {
    const { ids } = await call(listFollowedIds, { query: { kind: kind as 'member' } }, signal);
    const mine = yesOrNo(endpoint === followRecord.name);
    return { fields: [{ field: 'Following', mine, theirs: yesOrNo(ids.includes(Number(id))) }] };
  },
  connection: async ([id = ''], { endpoint, title }, signal) => {
    const relation = await relationOf(id, signal);
    const mine = endpoint === removeConnection.name ? connections.none : title;
    return { fields: [{ field: 'Connection', mine, theirs: connections[relation?.connection ?? 'none'] }] };
  },
  saved: async ([kind = '', id], { endpoint }, signal) => {
    const { ids } = await call(listSavedIds, { query: { kind: kind as 'listing' } }, signal);
    const mine = yesOrNo(endpoint === saveItem.name);
    return { fields: [{ field: 'Saved', mine, theirs: yesOrNo(ids.includes(Number(id))) }] };
  },
  'introduction answer': async ([id = ''], { title }, signal) => {
    const { status } = await call(getIntroduction, { params: { id } }, signal);
    return { fields: [{ field: 'State', mine: title, theirs: introductionStatuses[status] }] };
  },
  introduction: async ([kind, id], { text }, signal) => {
    const { items } = await call(listIntroductions, { query: { box: 'sent' } }, signal);
    const found = items.find(({ target }) => target.kind === kind && target.id === Number(id));
    return {
      fields: [
        { field: 'Reason', mine: text ?? '', theirs: found?.reason ?? nothing },
        { field: 'State', mine: 'Not sent', theirs: found ? introductionStatuses[found.status] : 'Not requested' },
      ],
    };
  },
  card: async ([pipelineId = '', cardId], { endpoint, form }, signal) => {
    const card = await cardOf(pipelineId, cardId, signal);
    if (endpoint === removeCard.name) {
      return card
        ? { fields: [{ field: 'Card', mine: 'Taken off', theirs: 'On the board' }] }
        : { fields: [], isGone: true };
    }
    if (!card) return { fields: [{ field: 'Card', mine: 'Changed', theirs: 'Taken off' }], isGone: true };
    const { nextStep, dueOn, version } = card;
    const mine = changeCard.body.partial().catch({}).parse(form);
    return {
      fields: [
        { field: 'Next step', mine: mine.nextStep || nothing, theirs: nextStep || nothing },
        { field: 'Date', mine: mine.dueOn ?? nothing, theirs: dueOn ?? nothing },
      ].filter((field) => field.mine !== field.theirs),
      seen: version,
    };
  },
  'card move': async ([pipelineId = '', cardId], { title }, signal) => {
    const theirs = (await cardOf(pipelineId, cardId, signal))?.stage ?? 'Taken off';
    return { fields: [{ field: 'Stage', mine: title, theirs }], isGone: true };
  },
  note: async ([id = ''], { endpoint, text }, signal) => {
    const mine = endpoint === deleteNote.name ? deleted : (text ?? '');
    try {
      const { version, text: theirs } = await call(getNote, { params: { id } }, signal);
      return { fields: [{ field: 'Note', mine, theirs }], seen: version };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      const fields = mine === deleted ? [] : [{ field: 'Note', mine, theirs: deleted }];
      return { fields, isGone: true };
    }
  },
  draft: async ([id = ''], { endpoint, form }, signal) => {
    try {
      if (endpoint === deleteDraft.name) {
        const { values } = await call(getListingForm, { params: { id } }, signal);
        return { fields: [{ field: 'Draft', mine: deleted, theirs: values.title }] };
      }
      const { version, values } = await call(getListingForm, { params: { id } }, signal);
      return { fields: differences(form ?? {}, values), seen: version };
    } catch (error) {
      // It was published or deleted elsewhere.
      if (!isNotFound(error)) throw error;
      if (endpoint === deleteDraft.name) return { fields: [], isGone: true };
      return { fields: differences(form ?? {}, {}), seen: null };
    }
  },
};

/** A record that the server has never numbered has no version there. */
const readerOf = ({ record, endpoint }: OutboxEntry) =>
  endpoint === createDraft.name ? undefined : readers[record.split('/')[0] ?? ''];

/** Whether the server can hold another version of what a change is about. A message has none: it is there or not. */
export function hasVersions(entry: OutboxEntry): boolean {
  return entry.refusal?.by === 'server' && readerOf(entry) !== undefined;
}

/** Whether the text of a change is one of the fields that are compared. */
export function showsText({ record }: OutboxEntry): boolean {
  return record.startsWith('introduction/') || record.startsWith('note/');
}

/** The fields of a change that was refused, beside what the server has now; `null` where the change has none. */
export function versionsQuery(entry: OutboxEntry) {
  const read = readerOf(entry);
  const [, ...ids] = entry.record.split('/');
  return queryOptions({
    queryKey: ['outbox', 'versions', entry.key, entry.refusal?.at],
    queryFn: async ({ signal }) => (await read?.(ids, entry, signal)) ?? null,
    enabled: read !== undefined,
  });
}
