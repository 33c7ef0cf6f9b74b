import { typedHtml, typedText } from '#contract/kit/typed-text.ts';

/**
 * The text of a field as the editor shows it: any headings, lists, tables and links in it, and paragraphs for what was typed
 * without an editor.
 */
export function shownHtml(source: string): string {
  return typedHtml(source);
}

/** What the editor shows as the text of the field, in the form in which texts are edited and counted (`typedText`). */
export function sourceOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '' && paragraph.querySelector('img') === null) paragraph.remove();
  }
  // An editor puts a paragraph in each item and cell; one alone says nothing.
  for (const holder of body.querySelectorAll('li, th, td')) {
    const paragraphs = [...holder.children].filter(({ tagName }) => tagName === 'P');
    if (paragraphs.length === 1) paragraphs[0]?.replaceWith(...paragraphs[0].childNodes);
  }
  // A pasted link brings what else it had.
  for (const link of body.querySelectorAll('a')) {
    for (const name of link.getAttributeNames()) if (name !== 'href') link.removeAttribute(name);
  }
  for (const empty of body.querySelectorAll('h3:empty, h4:empty, blockquote:empty')) empty.remove();
  return typedText(typedHtml(body.innerHTML.replaceAll('&nbsp;', ' '), true));
}
