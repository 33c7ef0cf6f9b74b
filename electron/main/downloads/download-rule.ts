import { isAppUrl, parseUrl } from '../security/trusted-url.ts';
import { isToolUrl } from '../security/webview-guard.ts';

/**
 * Files that are read, not run: what our own pages save (calendars, tables, data, pictures) and what a research tool
 * gives out. A list of what may, for nobody knows every kind of file that some program runs.
 */
const documents = /\.(csv|docx|gif|ics|jpe?g|json|md|odp|ods|odt|pdf|png|pptx|rtf|tsv|txt|webp|xlsx)$/i;

interface Download {
  /** Where the file comes from; a page's own data has an address such as `blob:app://cardi/…`. */
  url: string;
  name: string;
}

/** Whether a download may begin: from the app's own pages or the research tool's, and a document. */
export function isDownloadAllowed({ url, name }: Download, toolOrigin: string | null): boolean {
  const from = url.replace(/^blob:/, '');
  const isOurs = isAppUrl(from) || isToolUrl(from, toolOrigin);
  return isOurs && parseUrl(from) !== null && documents.test(name);
}
