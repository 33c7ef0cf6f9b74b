import type { Response } from 'express';

import { attachmentTypes, isPicture } from '#contract/attachments.ts';
import type { AttachmentRow } from './store.ts';

/** The headers with which a browser shows pictures and saves everything else. */
export function headersOf(
  row: Pick<AttachmentRow, 'name' | 'type'>,
  res: Response,
  caching: string,
): Record<string, string> {
  res.attachment(row.name);
  const disposition = String(res.getHeader('Content-Disposition'));
  return {
    'Content-Type': attachmentTypes[row.type].type,
    'Content-Disposition': isPicture(row.type) ? disposition.replace(/^attachment/, 'inline') : disposition,
    'Cache-Control': caching,
  };
}
