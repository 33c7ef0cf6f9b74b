import { z } from 'zod';

import {
  type AttachmentType,
  attachment,
  attachmentId,
  attachmentTypes,
  documentHolders,
  isPicture,
} from '#contract/attachments.ts';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParam, line } from '#contract/kit/fields.ts';

/** Bounds of the documents of a record (rule documents). The bytes are those of attachments. */
export const documentBounds = { perRecord: 12, title: 120 } as const;

/** The endings of files that can be documents. Pictures have their own place on a record. */
export const documentEndings = (Object.keys(attachmentTypes) as AttachmentType[]).filter((type) => !isPicture(type));

/** What can be a document, in words. */
export const documentWords = 'PDF, Word, Excel, PowerPoint, OpenDocument, CSV and text (UTF-8)';

/** A file that a record offers for download. */
export const recordDocument = attachment.extend({ title: z.string() });
export type RecordDocument = z.infer<typeof recordDocument>;

/** The documents of a record in their order: files that the caller has uploaded, and those that it has already. */
export const documentsInput = z
  .array(
    z.strictObject({
      id: attachmentId,
      title: line(documentBounds.title).min(1, 'Please give the document a title'),
    }),
  )
  .max(documentBounds.perRecord, `Please show at most ${documentBounds.perRecord} documents`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Please show each document once');
export type DocumentInput = z.output<typeof documentsInput>[number];

const params = z.strictObject({ kind: z.enum(documentHolders), id: idParam });
const documents = z.object({ documents: z.array(recordDocument) });

/** GET /api/record-documents/{kind}/{id}: for everybody who may see the record. */
export const listDocuments = defineEndpoint({
  name: 'documents.list',
  method: 'GET',
  path: '/api/record-documents/:kind/:id',
  summary: 'The documents of a company, technology or listing',
  access: 'everyone',
  params,
  response: documents,
  cache: 'private',
});

/**
 * PUT /api/record-documents/{kind}/{id}: all documents of a record, by its owner or an admin. They are shown at once. 400 for an
 * upload that is not the caller's or is a picture, 409 for a record that the team has removed.
 */
export const setDocuments = defineEndpoint({
  name: 'documents.set',
  method: 'PUT',
  path: '/api/record-documents/:kind/:id',
  summary: 'Set the documents of a company, technology or listing',
  access: 'member',
  params,
  body: z.strictObject({ documents: documentsInput }),
  response: documents,
  rateLimits: [{ by: 'account', limit: 240, windowSeconds: 3600 }],
});

/** GET /api/documents/{id}: a document of a record that the caller may see. It is saved, never shown. */
export const getDocument = defineEndpoint({
  name: 'documents.get',
  method: 'GET',
  path: '/api/documents/:id',
  summary: 'A document of a record',
  access: 'everyone',
  params: z.strictObject({ id: attachmentId }),
  response: z.string(),
  contentType: documentEndings.map((type) => attachmentTypes[type].type),
});
