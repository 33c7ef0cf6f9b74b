import type { Site } from '#contract/site.ts';
import { unsubscribePage } from './mailed-link.ts';
import type { MailMessage } from './message.ts';

/** The two forms of an email: text and HTML. */
export interface MailBody {
  text: string;
  html: string;
}

/** Lays a message out. People's words are escaped, so their markup is shown, not rendered. */
export function layOut(message: MailMessage, site: Site): MailBody {
  return { text: asText(message, site), html: asHtml(message, site) };
}

function asText({ paragraphs, action, unsubscribeUrl }: MailMessage, site: Site): string {
  return [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${site.productName}, ${site.contactAddress}`,
    ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribePage(unsubscribeUrl)}`] : []),
  ].join('\n\n');
}

function asHtml({ subject, paragraphs, action, unsubscribeUrl }: MailMessage, site: Site): string {
  const words = paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`);
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#067a53;color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5c7166">Or open this address: <a href="${escape(action.url)}" style="color:#067a53">${escape(action.url)}</a></p>`
    : '';
  const unsubscribe = unsubscribeUrl
    ? ` · <a href="${escape(unsubscribePage(unsubscribeUrl))}" style="color:#5c7166">Unsubscribe</a>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f5f9f6;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#0c1f16">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-weight:700;letter-spacing:.04em">${escape(site.productName)}</p>
<div style="padding:28px;border:1px solid #d9e5de;border-radius:12px;background:#ffffff">
${words.join('\n')}
${button}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5c7166">${escape(site.productName)}, ${escape(site.contactAddress)}${unsubscribe}</p>
</div></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
