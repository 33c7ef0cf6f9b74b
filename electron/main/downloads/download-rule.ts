import { isAppUrl, parseUrl } from '../security/trusted-url.ts';
import { isAnyToolUrl } from '../security/webview-guard.ts';

/**
 * Document types that are opened, not run: files that our own pages save (calendars, tables, data, pictures) and those
 * of a research tool. This is an allowlist, because nobody knows all file types that some program would run.
 */
const documents = /\.(csv|docx|gif|ics|jpe?g|json|md|odp|ods|odt|pdf|png|pptx|rtf|tsv|txt|webp|xlsx)$/i;

interface Download {
  /** The file's origin; data made by a page has an address such as `blob:app://cardi/…`. */
  url: string;
  name: string;
}

/** Whether a download may begin: only documents, and only from the app's own pages or the research tool. */
export function isDownloadAllowed({ url, name }: Download, toolOrigins: readonly string[]): boolean {
  const from = url.replace(/^blob:/, '');
  const isOurs = isAppUrl(from) || isAnyToolUrl(from, toolOrigins);
  return isOurs && parseUrl(from) !== null && documents.test(name);
}
