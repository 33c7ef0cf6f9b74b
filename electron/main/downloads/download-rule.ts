import { isAppUrl, parseUrl } from '../security/trusted-url.ts';
import { isToolUrl } from '../security/webview-guard.ts';

/** Files that run something when they are opened: no page of ours offers one, so somebody else does. */
const programs =
  /\.(exe|msi|msix|appx|bat|cmd|com|scr|pif|ps1|vbs|vbe|wsf|hta|jar|js|jse|lnk|reg|cpl|dll|app|dmg|pkg|command|sh|run|deb|rpm|appimage|desktop|iso|img)$/i;

interface Download {
  /** Where the file comes from; a page's own data has an address such as `blob:app://cardi/…`. */
  url: string;
  name: string;
}

/** Whether a download may begin: from the app's own pages or the research tool's, and no program. */
export function isDownloadAllowed({ url, name }: Download, toolOrigin: string | null): boolean {
  const from = url.replace(/^blob:/, '');
  const isOurs = isAppUrl(from) || isToolUrl(from, toolOrigin);
  return isOurs && parseUrl(from) !== null && !programs.test(name.trim().replace(/\.+$/, ''));
}
