import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, idParams, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { type ReportableKind, reportableKinds } from './items.ts';
import { namedMember } from './members.ts';
import { hold } from './moderation-holds.ts';
import { reportReason } from './moderation-reports.ts';

/** The state of a case. In a review, upheld means that the listing was declined. */
export const caseStates = { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' } as const;
export type CaseState = keyof typeof caseStates;

/** The reason why the team has a case: reports of members, or the review of new members' listings. */
export const caseSources = ['reports', 'review'] as const;
export type CaseSource = (typeof caseSources)[number];

/** The actions on a case, with the labels of their buttons. */
export const caseActions = {
  dismiss: 'Dismiss',
  uphold: 'Uphold',
  hide: 'Hide',
  remove: 'Remove',
  approve: 'Approve',
  decline: 'Decline',
} as const;
export type CaseAction = keyof typeof caseActions;

/** The last action on a case; the hidden record may have been shown again since. */
export const caseOutcomes = { ...caseActions, restore: 'Show again' } as const;
export type CaseOutcome = keyof typeof caseOutcomes;

/**
 * The filters of the list of cases: a state, or the cases whose record is hidden now. The latter are `upheld` and can
 * still be shown again or removed for good.
 */
export const caseLists = {
  open: caseStates.open,
  hidden: 'Hidden now',
  upheld: caseStates.upheld,
  dismissed: caseStates.dismissed,
} as const;
export type CaseList = keyof typeof caseLists;

/**
 * The actions for a case of this kind. A member's profile is neither hidden nor removed: their account is
 * suspended, which is an action of its own (contract/users.ts). Feed items have no owner to act against.
 */
export function actionsFor({ source, kind }: { source: CaseSource; kind: ReportableKind }): readonly CaseAction[] {
  if (source === 'review') return ['approve', 'decline'];
  if (kind === 'member') return ['dismiss', 'uphold'];
  return kind === 'feed-item' ? ['dismiss', 'hide'] : ['dismiss', 'hide', 'remove'];
}

/** Whether a record of this kind, once hidden, can be removed for good. */
export function isRemovable(kind: ReportableKind): boolean {
  return actionsFor({ source: 'reports', kind }).includes('remove');
}

/** The longest reason (characters). The record's owner reads it. */
export const caseReasonMax = 300;
/** How many reports a case shows, the newest first. */
export const reportsShown = 10;

const action = choice(caseActions, 'Please choose what to do');
const outcome = choice(caseOutcomes);
const state = choice(caseStates);
const list = choice(caseLists);
const reason = paragraphText.max(caseReasonMax, `Please keep this to ${caseReasonMax} characters`);
const requiredReason = reason.min(3, 'Please say why: the owner reads it');

const moderationCase = z.object({
  id: z.number().int(),
  kind: z.enum(reportableKinds),
  itemId: z.number().int(),
  source: z.enum(caseSources),
  state,
  /** The content when the record was last reported. */
  title: z.string(),
  excerpt: z.string(),
  /** The path of its page; `null` if the team cannot open it, because conversations are private. */
  path: z.string().nullable(),
  /** Whether the record has been deleted since. */
  isGone: z.boolean(),
  /** The owner; `null` where the team owns the record or the account is gone. */
  owner: namedMember.extend({ username: z.string(), isSuspended: z.boolean() }).nullable(),
  /** The hold on the record now; `null` while everyone can see it. */
  hold: hold.nullable(),
  /** Whether the decision of this case hides the record: it can still be shown again, or removed for good. */
  isHiding: z.boolean(),
  reportCount: z.number().int().nonnegative(),
  reasons: z.array(z.object({ reason: reportReason, count: z.number().int() })),
  /** The newest of them. */
  reports: z.array(
    z.object({
      id: z.number().int(),
      reason: reportReason,
      details: z.string().nullable(),
      /** `null` when the account is gone. */
      reporter: namedMember.nullable(),
      createdAt: timestamp,
    }),
  ),
  firstAt: timestamp,
  lastAt: timestamp,
  decision: z
    .object({
      action: outcome,
      reason: z.string(),
      by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
      at: timestamp,
    })
    .nullable(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/**
 * GET /api/admin/moderation: reported records and listings that wait for review, one case for each record, newest
 * first.
 */
export const listCases = defineEndpoint({
  name: 'moderation.list',
  method: 'GET',
  path: '/api/admin/moderation',
  summary: 'Cases of moderation, newest first',
  access: 'admin',
  query: z.strictObject({ state: list.optional(), kind: z.enum(reportableKinds).optional(), ...pageQuery }),
  response: page(moderationCase),
});

/** POST /api/admin/moderation/export */
export const exportCases = exportOf('moderation.export', 'Cases of moderation as a CSV or Excel file', listCases);

/** POST /api/admin/moderation/{id}/decision: 409 when someone else has decided it. */
export const decideCase = defineEndpoint({
  name: 'moderation.decide',
  method: 'POST',
  path: '/api/admin/moderation/:id/decision',
  summary: 'Decide a case: dismiss it, or hide or remove the record',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({
      action,
      reason,
      /**
       * `lastAt` of the case as the admin read it: a listing that was changed since must be read again before it is
       * approved.
       */
      seenAt: timestamp.optional(),
    })
    .superRefine((body, context) => {
      if (body.action === 'approve') return;
      const checked = requiredReason.safeParse(body.reason);
      for (const { message } of checked.error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['reason'], message });
      }
    }),
  response: moderationCase,
});

/** POST /api/admin/moderation/{id}/restore: shows a hidden record again. 409 when it is not hidden. */
export const restoreRecord = defineEndpoint({
  name: 'moderation.restore',
  method: 'POST',
  path: '/api/admin/moderation/:id/restore',
  summary: 'Show a hidden record again',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ reason: requiredReason }),
  response: moderationCase,
});

/** POST /api/admin/moderation/{id}/removal: removes a hidden record for good. 409 when it is not hidden. */
export const removeRecord = defineEndpoint({
  name: 'moderation.remove',
  method: 'POST',
  path: '/api/admin/moderation/:id/removal',
  summary: 'Remove a hidden record for good',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ reason: requiredReason }),
  response: moderationCase,
});
