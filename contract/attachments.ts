import { z } from 'zod';

import { defineEndpoint, type FileType, workbookType } from '#contract/kit/endpoint.ts';
import { choice, line, timestamp } from '#contract/kit/fields.ts';

/** Bounds of attachments (rule attachments). */
export const attachmentBounds = {
  bytes: 20 * 1024 * 1024,
  name: 150,
  perHolder: 10,
  /** Bytes of all files of a member. */
  perMember: 500 * 1024 * 1024,
  /** How long an upload waits for its note or message (hours). */
  waits: 24,
} as const;

/** The files that can be attached, by the ending of their names. The content decides which one it is. */
export const attachmentTypes = {
  pdf: { type: 'application/pdf', label: 'PDF' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word document',
  },
  xlsx: { type: workbookType, label: 'Excel workbook' },
  pptx: {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    label: 'PowerPoint presentation',
  },
  odt: { type: 'application/vnd.oasis.opendocument.text', label: 'OpenDocument text' },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', label: 'OpenDocument spreadsheet' },
  odp: { type: 'application/vnd.oasis.opendocument.presentation', label: 'OpenDocument presentation' },
  csv: { type: 'text/csv', label: 'CSV table' },
  txt: { type: 'text/plain', label: 'Text' },
  jpg: { type: 'image/jpeg', label: 'Picture' },
  png: { type: 'image/png', label: 'Picture' },
  webp: { type: 'image/webp', label: 'Picture' },
} as const satisfies Record<string, { type: FileType; label: string }>;
export type AttachmentType = keyof typeof attachmentTypes;

/** The endings that a file chooser offers: GIF and AVIF become WebP. */
export const attachmentEndings = [...Object.keys(attachmentTypes), 'jpeg', 'gif', 'avif'];

/** What can be attached, in words. */
export const attachmentWords = 'PDF, Word, Excel, PowerPoint, OpenDocument, CSV, text (UTF-8) and pictures';

export const isPicture = (type: AttachmentType): boolean => attachmentTypes[type].type.startsWith('image/');

/** The kinds of records that have documents, which are attachments for everybody who sees the record. */
export const documentHolders = ['company', 'technology', 'listing'] as const;
export type DocumentHolder = (typeof documentHolders)[number];

/** What attachments belong to. */
export type AttachmentHolder = 'note' | 'message' | DocumentHolder;

export const attachmentId = z.uuid('This is not a file');

export const attachment = z.object({
  id: attachmentId,
  name: z.string(),
  type: choice(attachmentTypes),
  bytes: z.number().int().nonnegative(),
});
export type Attachment = z.infer<typeof attachment>;

/** The attachments of a note or message, in their order: files that the caller has uploaded. */
export const attachmentIds = z
  .array(attachmentId)
  .max(attachmentBounds.perHolder, `Please attach at most ${attachmentBounds.perHolder} files`)
  .refine((ids) => new Set(ids).size === ids.length, 'Please attach each file once');

/**
 * POST /api/attachments: the bytes of a file; its name is in the query. 400 for a file that cannot be attached, 409 where
 * the member has too many, 413 above 20 MB. It waits a day for a note, a message or a record that names it.
 */
export const uploadAttachment = defineEndpoint({
  name: 'attachments.upload',
  method: 'POST',
  path: '/api/attachments',
  summary: 'Upload a file for a note, a message or a record',
  access: 'member',
  query: z.strictObject({
    name: line(attachmentBounds.name).min(1, 'Please name the file'),
    /** Refuses pictures, which documents of records cannot be. */
    as: z.enum(['document']).optional(),
  }),
  upload: { types: ['application/octet-stream'], maxBytes: attachmentBounds.bytes },
  status: 201,
  response: attachment.extend({ waitsUntil: timestamp }),
  rateLimits: [{ by: 'account', limit: 200, windowSeconds: 3600 }],
});

/** GET /api/attachments/{id}: for those who read its note or message; its content never changes. */
export const getAttachment = defineEndpoint({
  name: 'attachments.get',
  method: 'GET',
  path: '/api/attachments/:id',
  summary: 'A file of a note or message',
  access: 'member',
  params: z.strictObject({ id: attachmentId }),
  response: z.string(),
  contentType: Object.values(attachmentTypes).map(({ type }) => type),
});

/** DELETE /api/attachments/{id}: an upload that belongs to nothing yet. */
export const deleteAttachment = defineEndpoint({
  name: 'attachments.delete',
  method: 'DELETE',
  path: '/api/attachments/:id',
  summary: 'Delete an upload that is not attached to anything',
  access: 'member',
  params: z.strictObject({ id: attachmentId }),
  response: z.object({ isDeleted: z.literal(true) }),
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 3600 }],
});
