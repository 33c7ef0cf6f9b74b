import { escapeHtml } from '../main/app-protocol/own-page.ts';
import { appId } from '../main/config/app-id.ts';

/** Relative to the project; electron-builder.yml puts it into the packages for Linux. */
export const metainfoFile = 'dist/packaging/metainfo.xml';

interface Product {
  /** The name that people read. */
  name: string;
  version: string;
  /** The day of the packing. */
  date: Date;
  /** Its web address. */
  homepage: string;
  /** One line about the product, without a full stop at its end. */
  summary: string;
}

/** The AppStream description of the app, which software centres of Linux show. */
export function metainfoOf({ name, version, date, homepage, summary }: Product): string {
  const [shownName, shownSummary] = [escapeHtml(name), escapeHtml(summary)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${appId}</id>
  <name>${shownName}</name>
  <summary>${shownSummary}</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>LicenseRef-proprietary</project_license>
  <developer id="${appId}"><name>${shownName}</name></developer>
  <description>
    <p>Find companies, technologies and listings of clean technology, and the people behind them: investors, innovators and experts.</p>
    <ul>
      <li>Read what you have visited without a connection</li>
      <li>Hear of new messages and requests from your system</li>
      <li>Sign in once: the session is kept in your keyring</li>
    </ul>
  </description>
  <url type="homepage">${escapeHtml(homepage)}</url>
  <launchable type="desktop-id">cardi.desktop</launchable>
  <categories>
    <category>Office</category>
  </categories>
  <content_rating type="oars-1.1">
    <content_attribute id="social-chat">moderate</content_attribute>
    <content_attribute id="social-contacts">intense</content_attribute>
  </content_rating>
  <releases>
    <release version="${escapeHtml(version)}" date="${date.toISOString().slice(0, 10)}"${version.includes('-') ? ' type="development"' : ''}/>
  </releases>
</component>
`;
}
