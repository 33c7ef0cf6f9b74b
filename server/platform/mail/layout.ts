import type { Site } from '#contract/site.ts';
import { cardHtml, cardText, escape, richHtml, richText } from './layout-parts.ts';
import { unsubscribePage } from './mailed-link.ts';
import type { StoredMail } from './message.ts';

/** The two forms of an email: text and HTML. */
export interface MailBody {
  text: string;
  html: string;
}

/** The theme of the reader's mail program, or one of the two for a look at it. */
export type LookedAt = 'as-the-reader' | 'light' | 'dark';

/** Lays a message out. People's words are escaped, so their markup is shown, not rendered. */
export function layOut(message: StoredMail, site: Site, theme: LookedAt = 'as-the-reader'): MailBody {
  return { text: asText(message, site), html: asHtml(message, site, theme) };
}

function asText(message: StoredMail, site: Site): string {
  const { paragraphs, richText: html, cards = [], action } = message;
  const leaving = leavingLink(message);
  return [
    ...paragraphs,
    ...(html ? [richText(html)] : []),
    ...cards.map(cardText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${site.productName}, ${site.contactAddress}`,
    ...(leaving ? [`${leaving.label}: ${leaving.url}`] : []),
  ].join('\n\n');
}

function asHtml(message: StoredMail, site: Site, theme: LookedAt): string {
  const { subject, paragraphs, action, richText: html = '', cards = [] } = message;
  const leaving = leavingLink(message);
  const origin = action ? new URL(action.url).origin : undefined;
  const words = paragraphs.map((text) => `<p style="margin:0 0 16px">${withOwnLinks(text, origin)}</p>`);
  const button = action
    ? `<p style="margin:24px 0"><a class="button" href="${escape(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#067a53;color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p class="small" style="margin:0;font-size:13px;color:#5c7166">Or open this address: <a class="link" href="${escape(action.url)}" style="color:#067a53;overflow-wrap:anywhere;word-break:break-word">${escape(action.url)}</a></p>`
    : '';
  const unsubscribe = leaving
    ? ` · <a class="small" href="${escape(leaving.url)}" style="color:#5c7166">${leaving.label}</a>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${styleOf[theme]}</style></head>
<body class="page" style="margin:0;background:#f5f9f6;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#0c1f16">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheaderOf(message))}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;text-align:left">
<tr><td class="name" style="padding:0 0 16px;font-weight:700;letter-spacing:.04em">${escape(site.productName)}</td></tr>
<tr><td class="card" style="padding:28px;border:1px solid #d9e5de;border-radius:12px;background:#ffffff;overflow-wrap:anywhere">
${[...words, richHtml(html), ...cards.map(cardHtml), button].filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="small" style="padding:16px 0 0;font-size:13px;color:#5c7166">${escape(site.productName)}, ${escape(site.contactAddress)}${unsubscribe}</td></tr>
</table></td></tr></table></body></html>`;
}

/** The link for people by which they get less of such mail; `null` where there is none. */
function leavingLink({ unsubscribeUrl, choicePage }: StoredMail): { label: string; url: string } | null {
  if (choicePage) return { label: 'Choose topics or unsubscribe', url: choicePage };
  return unsubscribeUrl ? { label: 'Unsubscribe', url: unsubscribePage(unsubscribeUrl) } : null;
}

/** The colours of the dark theme, for programs that show mails in it. */
const darkColours = `.page{background:#07100c!important;color:#eaf4ee!important}
.card{background:#0c1712!important;border-color:#1c2c24!important}
.record{border-color:#1c2c24!important}
.button{background:#1fc78a!important;color:#03130c!important}
.link{color:#3ddc9d!important}
.small{color:#82988d!important}`;

const styleOf: Record<LookedAt, string> = {
  'as-the-reader': `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkColours}
}`,
  light: ':root{color-scheme:light}',
  dark: `:root{color-scheme:dark}
${darkColours}`,
};

const previewLength = 140;

/** What a list of mails shows beside the subject: its preheader, or the first words that are not the greeting. */
export function preheaderOf({ paragraphs, preheader, richText: html = '' }: StoredMail): string {
  if (preheader) return preheader;
  const first = paragraphs.find((text) => !/^(?:hello|dear|hi)\b[^\n]{0,120},$/i.test(text)) ?? richText(html);
  return first.replaceAll(/\s+/g, ' ').slice(0, previewLength);
}

/** Spaces that keep what follows out of that list. */
const filler = '&#8199;&#847; '.repeat(60).trimEnd();

/** A text with its line breaks; a line that is an address of this site is a link. */
function withOwnLinks(text: string, origin: string | undefined): string {
  return text
    .split('\n')
    .map((line) => {
      const shown = escape(line);
      return origin !== undefined && line.startsWith(`${origin}/`) && !/\s/.test(line)
        ? `<a class="link" href="${shown}" style="color:#067a53">${shown}</a>`
        : shown;
    })
    .join('<br>');
}
