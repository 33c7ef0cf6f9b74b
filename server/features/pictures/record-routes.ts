import type { Router } from 'express';

import {
  getRecordPictures,
  needsText,
  type PicturedKind,
  type PictureInput,
  picturedKinds,
  setRecordPictures,
} from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import { invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { type Session, sessionOf } from '#server/platform/http/session.ts';
import { mayEdit } from '#server/platform/records/ownership.ts';
import type { Pictured, PicturedRecord } from '#server/platform/records/pictured-store.ts';
import { holdPictures } from './holding.ts';

/** Pictures of records that are set apart from their form (rule pictures). */
export function recordPictureRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, getRecordPictures, async ({ params: { kind, id } }, context) => {
    const { pictures } = requireEditor(sessionOf(context), kind, await picturedOf(deps, kind).find(database, id));
    return { pictures };
  });

  serve(router, deps, setRecordPictures, async ({ params: { kind, id }, body }, context) => {
    const session = sessionOf(context);
    refuse(kind, body.pictures);
    const pictured = picturedOf(deps, kind);
    const pictures = await database.write(async (trx) => {
      const record = requireEditor(session, kind, await pictured.find(database, id, trx));
      const given = { userId: session.user.id, holder: { kind, id }, pictures: body.pictures };
      const held = await holdPictures(deps, trx, given);
      await pictured.set(trx, id, held);
      await noteUnlessOwn(trx, session, record.ownerId, {
        action: 'content.edit',
        targetKind: kind,
        targetId: id,
        target: record.title,
        note: 'pictures',
        createdAt: deps.now().toISOString(),
      });
      return held;
    });
    return { pictures };
  });
}

function refuse(kind: PicturedKind, pictures: readonly PictureInput[]): void {
  const most = picturedKinds[kind];
  if (pictures.length > most) {
    throw invalidInput({ pictures: `Please show at most ${most === 1 ? 'one picture' : `${most} pictures`}` });
  }
  const silent = pictures.findIndex(({ alt }) => alt === '');
  if (needsText(kind) && silent >= 0) {
    throw invalidInput({ [`pictures.${silent}.alt`]: 'Please describe the picture for people who cannot see it' });
  }
}

/** Throws 404 for a record that is not there, and for one that this member may not change. */
function requireEditor(session: Session, kind: PicturedKind, record: PicturedRecord | undefined): PicturedRecord {
  if (!record || !mayEdit(session, record.ownerId)) throw notFound(kind);
  return record;
}

function picturedOf({ features }: Pick<Deps, 'features'>, kind: PicturedKind): Pictured {
  const records = features.flatMap(({ records: all = [] }) => all);
  const pictured = records.find((each) => each.kind === kind)?.pictured;
  if (!pictured) throw notFound(kind);
  return pictured;
}
