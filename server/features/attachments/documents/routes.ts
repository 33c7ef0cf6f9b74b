import type { Router } from 'express';

import { getDocument, listDocuments, setDocuments } from '#contract/attachments-documents.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { sendFile } from '#server/platform/uploads/send-file.ts';
import { sightOf } from '#server/platform/uploads/sight.ts';
import { headersOf } from '../headers.ts';
import { findAttachment } from '../store.ts';
import { setRecordDocuments } from './setting.ts';
import { findDocuments, isDocument } from './store.ts';

/** Documents of records, for those who see the record (rule documents). */
export function documentRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listDocuments, async ({ params: { kind, id } }, { session }) => {
    const record = { user_id: null, holder_kind: kind, holder_id: id, expires_at: null };
    if ((await sightOf(deps, session, record)) === 'nobody') throw notFound(kind);
    return { documents: await findDocuments(deps.database, { kind, id }) };
  });

  serve(router, deps, setDocuments, async ({ params, body }, context) => ({
    documents: await setRecordDocuments(deps, sessionOf(context), params, body.documents),
  }));

  serve(router, deps, getDocument, async ({ params: { id } }, context) => {
    const row = await findAttachment(deps.database, id);
    // An upload that waits, and a file of a note or message, are read as attachments.
    const sight = row && isDocument(row) ? await sightOf(deps, context.session, row) : 'nobody';
    if (!row || sight === 'nobody') throw notFound('document');
    // What only some see must not stay where others look; what everybody sees may be withheld one day.
    const caching = sight === 'everyone' ? 'public, max-age=3600' : 'private, no-store';
    await sendFile(
      deps,
      { key: row.id, bytes: row.bytes, headers: () => headersOf(row, context.res, caching) },
      context,
    );
    return '';
  });
}
