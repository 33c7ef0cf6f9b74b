import { isUtf8 } from 'node:buffer';

import type { AttachmentType } from '#contract/attachments.ts';
import { refusal } from '#server/platform/uploads/refusal.ts';

/** What begins so is for a browser, whatever its name says. */
const markup = /^\s*<(?:!|\?|[a-z])/i;

/** Control characters other than tab, line breaks and the form feed of old texts. */
const control = /(?![\t\n\f\r])\p{Cc}/u;

/** The ending by which a text is told from a table. */
const ending = /\.(csv|txt)$/i;

/** `csv` or `txt` for a text whose name says so; `null` for what is no text. Throws 400 for other texts. */
export function inspectText(bytes: Buffer, name: string): AttachmentType | null {
  if (!isUtf8(bytes)) {
    if (!ending.test(name) || bytes.includes(0)) return null;
    throw refusal('Please save this text as UTF-8, so that everybody can read it.');
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (control.test(text)) return null;
  if (markup.test(text)) {
    throw refusal('Web pages, SVG and other markup cannot be attached. Please save it as a PDF or a picture.');
  }
  const type = ending.exec(name)?.[1]?.toLowerCase();
  return type === 'csv' || type === 'txt' ? type : null;
}
