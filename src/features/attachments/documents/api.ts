import type { DocumentHolder } from '#contract/attachments.ts';
import { listDocuments } from '#contract/attachments-documents.ts';
import { queryOf } from '#src/lib/queries.ts';

/** The documents of a record. */
export const documentsQuery = (kind: DocumentHolder, id: number) =>
  queryOf(listDocuments, { params: { kind, id: String(id) } });
