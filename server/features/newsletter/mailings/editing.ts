import type { AuditAction } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { day } from '#contract/kit/durations.ts';
import type { MailingInput, MailingStep } from '#contract/newsletter-mailings.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { withdrawBulk } from '#server/platform/mail/outbox-store.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { mailingOrigin } from '../bounces.ts';
import { maskOf } from '../topics.ts';
import { addToFigure } from './figure-store.ts';
import { shownBlocks } from './shown-blocks.ts';
import {
  changeMailing,
  findMailing,
  insertMailing,
  type MailingEntries,
  type MailingRow,
  removeMailing,
} from './store.ts';

/** How far ahead a mailing can be scheduled. */
const furthest = 366 * day;

/** Adds a draft. Throws 400 on `blocks` for a record that not everybody sees. */
export async function addMailing(deps: Deps, input: MailingInput, actorId: number): Promise<MailingRow> {
  await refuseUnseen(deps, input, []);
  return deps.database.write(async (trx) => {
    const row = await insertMailing(trx, entriesOf(input), deps.now().toISOString());
    await log(deps, trx, row, actorId, 'mailing.edit', null);
    return row;
  });
}

/**
 * Changes a draft. Throws 404, 409 for another edition or state, and 400 on `blocks` for a new record that not everybody
 * sees; one that was chosen before may stay, as the editor warns of it.
 */
export async function editMailing(
  deps: Deps,
  id: number,
  { version, ...input }: MailingInput & { version: number },
  actorId: number,
): Promise<MailingRow> {
  const before = await findMailing(deps.database, id);
  await refuseUnseen(deps, input, before ? (JSON.parse(before.blocks) as MailingInput['blocks']) : []);
  return deps.database.write(async (trx) => {
    refuseState(await lockEdition(deps, trx, id, version), ['draft']);
    const row = await changeMailing(trx, id, entriesOf(input), deps.now().toISOString());
    await log(deps, trx, row, actorId, 'mailing.edit', null);
    return row;
  });
}

/** Deletes a draft. Throws 404, and 409 in any other state. */
export async function deleteDraft(deps: Deps, id: number, actorId: number): Promise<void> {
  await deps.database.write(async (trx) => {
    const row = await lock(deps, trx, id);
    refuseState(row, ['draft']);
    await removeMailing(trx, id);
    await log(deps, trx, row, actorId, 'mailing.delete', null);
  });
}

/**
 * Has a draft sent at a moment, or at once. The job begins it. Throws 404, 409 for another edition or state or an empty
 * mailing, and 400 on `at` for a moment that is over or more than a year ahead.
 */
export async function scheduleDraft(
  deps: Deps,
  id: number,
  { version, at }: { version: number; at?: string | undefined },
  actorId: number,
): Promise<MailingRow> {
  const now = deps.now();
  const moment = at === undefined ? now : new Date(at);
  if (moment < now) throw invalidInput({ at: 'Please choose a moment to come' });
  if (moment.getTime() > now.getTime() + furthest) throw invalidInput({ at: 'Please choose a moment within a year' });
  return deps.database.write(async (trx) => {
    const found = await lockEdition(deps, trx, id, version);
    refuseState(found, ['draft']);
    if (found.introduction === '' && found.blocks === '[]') {
      throw new HttpError('conflict', 'This mailing is empty. Write an introduction or choose a record first.');
    }
    const scheduled = { state: 'scheduled', scheduled_at: moment.toISOString() } as const;
    const row = await changeMailing(trx, id, scheduled, now.toISOString());
    const [action, note] = at
      ? (['mailing.schedule', moment.toISOString()] as const)
      : (['mailing.send', null] as const);
    await log(deps, trx, row, actorId, action, note);
    return row;
  });
}

/** From which states each step leads where. */
const steps = {
  cancel: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<MailingStep, { from: readonly MailingRow['state'][]; to: MailingRow['state'] }>;

/**
 * Takes a step. Throws 404, and 409 for another edition or a state in which it is not possible. A mailing that is stopped
 * takes back the emails that still wait.
 */
export async function takeStep(
  deps: Deps,
  id: number,
  { version, step }: { version: number; step: MailingStep },
  actorId: number,
): Promise<MailingRow> {
  const now = deps.now().toISOString();
  return deps.database.write(async (trx) => {
    refuseState(await lockEdition(deps, trx, id, version), steps[step].from);
    if (step === 'stop') {
      const withdrawn = await withdrawBulk(trx, `${mailingOrigin}:${id}:`);
      await addToFigure(trx, id, 'queued', -withdrawn);
    }
    const row = await changeMailing(
      trx,
      id,
      {
        state: steps[step].to,
        ...(step === 'cancel' && { scheduled_at: null }),
        ...(step === 'stop' && { ended_at: now }),
      },
      now,
    );
    await log(deps, trx, row, actorId, `mailing.${step}`, null);
    return row;
  });
}

async function lock(deps: Deps, trx: Transaction, id: number): Promise<MailingRow> {
  await lockRow(deps.database, trx, 'mailings', id);
  const row = await findMailing({ db: trx }, id);
  if (!row) throw notFound('mailing');
  return row;
}

async function lockEdition(deps: Deps, trx: Transaction, id: number, version: number): Promise<MailingRow> {
  const row = await lock(deps, trx, id);
  if (row.version !== version) throw new HttpError('conflict', staleEdition, { version: staleEdition });
  return row;
}

function refuseState({ state }: MailingRow, possible: readonly MailingRow['state'][]): void {
  if (possible.includes(state)) return;
  const sentence = {
    draft: 'This mailing is a draft: it is not on its way.',
    scheduled: 'This mailing is scheduled. Cancel the schedule first.',
    sending: 'This mailing is being sent.',
    paused: 'This mailing is paused.',
    stopped: 'This mailing has been stopped.',
    sent: 'This mailing has been sent.',
  }[state];
  throw new HttpError('conflict', sentence);
}

async function refuseUnseen(deps: Deps, { blocks }: MailingInput, before: MailingInput['blocks']): Promise<void> {
  const shown = await shownBlocks(deps, blocks);
  const isUnseen = shown.some(
    (block) => !block.shown && !before.some(({ kind, id }) => kind === block.kind && id === block.id),
  );
  if (isUnseen) throw invalidInput({ blocks: 'One of these records is not there for everybody' });
}

function entriesOf({ topics, blocks, introduction, ...words }: MailingInput): MailingEntries {
  return { ...words, topics: maskOf(topics), introduction: toSafeHtml(introduction), blocks: JSON.stringify(blocks) };
}

function log(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  { id, subject }: MailingRow,
  actorId: number,
  action: AuditAction,
  note: string | null,
): Promise<void> {
  const createdAt = deps.now().toISOString();
  return insertAuditEntry(trx, {
    actorId,
    action,
    targetKind: 'mailing',
    targetId: id,
    target: subject,
    note,
    createdAt,
  });
}
