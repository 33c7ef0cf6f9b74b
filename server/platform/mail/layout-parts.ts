import type { MailCard } from './message.ts';

/** A text as HTML shows it. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Mail programs know few style sheets, so each element has its own. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h3: 'margin:24px 0 8px;font-size:19px;line-height:1.35',
  h4: 'margin:20px 0 8px;font-size:16px;line-height:1.4',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #1fa874',
  table: 'margin:0 0 16px;border-collapse:collapse;width:100%',
  th: 'padding:6px 8px;border:1px solid #8fa89b;text-align:left',
  td: 'padding:6px 8px;border:1px solid #8fa89b',
};

/** HTML as `toSafeHtml` makes it, in the design of mails. */
export function richHtml(html: string): string {
  return html
    .replaceAll(
      /<(p|h3|h4|ul|ol|blockquote|table|th|td)>/g,
      (_tag, name: string) => `<${name} style="${styles[name]}">`,
    )
    .replaceAll('<a ', '<a class="link" style="color:#067a53" ');
}

/** The same as plain text, with the addresses of its links. */
export function richText(html: string): string {
  const marked = html
    .replaceAll(/<a href="([^"]*)"[^<>]*>(.*?)<\/a>/gs, (_link, url: string, words: string) =>
      words.includes(url) ? words : `${words} (${url})`,
    )
    .replaceAll('<li>', '- ')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<br ?\/?>|<\/(?:li|tr)>/g, '\n')
    .replaceAll(/<\/(?:p|h3|h4|blockquote|table|ul|ol)>/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, '');
  return marked
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A record as HTML: label, title, picture, a line, the note. */
export function cardHtml({ label, title, text, note, url, pictureUrl, isLogo = false }: MailCard): string {
  const href = escape(url);
  const width = isLogo ? 72 : 502;
  const picture = pictureUrl
    ? `<a href="${href}"><img src="${escape(pictureUrl)}" alt="" width="${width}" style="display:block;width:${isLogo ? '72px' : '100%'};height:auto;margin:0 0 12px;border:0;border-radius:8px"></a>\n`
    : '';
  const remark = note
    ? `\n<p style="margin:8px 0 0;padding-left:12px;border-left:3px solid #1fa874">${escape(note).replaceAll('\n', '<br>')}</p>`
    : '';
  return `<div class="record" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #d9e5de">
${picture}<p class="small" style="margin:0 0 4px;font-size:13px;color:#5c7166">${escape(label)}</p>
<h2 style="margin:0 0 6px;font-size:18px;line-height:1.35"><a class="link" href="${href}" style="color:#067a53;text-decoration:none">${escape(title)}</a></h2>
<p style="margin:0">${escape(text)}</p>${remark}
</div>`;
}

/** The same as plain text. */
export function cardText({ label, title, text, note, url }: MailCard): string {
  return [`${label}: ${title}`, text, note, url].filter((part) => part !== '').join('\n');
}
