import type { Response } from 'express';

import type { Deps } from '#server/deps.ts';
import { layOut } from './layout.ts';
import type { MailMessage } from './message.ts';

/** A mail in a frame of our own pages: it has its styles and our pictures, and runs, loads and sends nothing else. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Sends a mail as a page for a frame, as a mail program shows it in this theme (as the reader's, if none is given). Returns
 * the page. Pictures are asked of the page's own host, so that the desktop app gets them the way it gets everything.
 */
export function previewPage(
  { env, baseUrl }: Pick<Deps, 'baseUrl' | 'env'>,
  message: MailMessage,
  theme: 'light' | 'dark' | undefined,
  res: Response,
): string {
  const { html } = layOut(message, env.site, theme);
  const page = html.replaceAll(` src="${baseUrl()}/`, ' src="/');
  res.set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': mailPolicy,
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'no-store',
  });
  res.send(page);
  return page;
}
