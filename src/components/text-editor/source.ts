import { pictureTag, typedHtml, typedText } from '#contract/kit/typed-text.ts';

/**
 * The text of a field as the editor shows it: any headings, lists, tables and links in it, and paragraphs for what was typed
 * without an editor.
 */
export function shownHtml(source: string): string {
  return withFullRows(typedHtml(source));
}

/** Larger tables are left to the editor, so that a row of a thousand cells makes no thousand of each row. */
const mostCells = 5000;

/**
 * HTML for the editor in which all rows of a table have the same number of cells: a joined cell is followed by empty ones, and a
 * short row ends with some. The editor would put those of a first row before its words, which then stand in the wrong column.
 */
export function withFullRows(html: string): string {
  if (!/<table/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const { rows } of body.querySelectorAll('table')) {
    const width = Math.max(0, ...[...rows].map(widthOf));
    if (width * rows.length > mostCells) continue;
    for (const row of rows) {
      for (const cell of row.cells) {
        const { colSpan } = cell;
        cell.removeAttribute('colspan');
        cell.after(...emptyCells(colSpan - 1));
      }
      row.append(...emptyCells(width - row.cells.length));
    }
  }
  return body.innerHTML;
}

const widthOf = ({ cells }: HTMLTableRowElement) => [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
const emptyCells = (count: number) => Array.from({ length: count }, () => document.createElement('td'));

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
  // Many browsers write an attribute with `<` in it as it is.
  const pictures: string[] = [];
  for (const picture of body.querySelectorAll('img')) {
    const [src = '', alt = '', width = '', height = ''] = ['src', 'alt', 'width', 'height'].map(
      (name) => picture.getAttribute(name)?.replaceAll('&', '&amp;') ?? '',
    );
    pictures.push(pictureTag({ src, alt, width, height }));
    picture.replaceWith(document.createComment('picture'));
  }
  for (const empty of body.querySelectorAll('h3:empty, h4:empty, blockquote:empty')) empty.remove();
  const written = body.innerHTML.replaceAll('&nbsp;', ' ').replaceAll('<!--picture-->', () => pictures.shift() ?? '');
  return typedText(typedHtml(written, true));
}

/** Words without any markup, paragraphs apart by line breaks, as the text of the field. */
export function typedWords(words: string): string {
  const body = document.createElement('div');
  for (const line of words.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    body.append(paragraph);
  }
  return sourceOf(body.innerHTML);
}

/** Pasted headings of other levels, as `typedHtml` takes them. */
export function withOwnHeadings(html: string): string {
  return html.replace(/<(\/?)h[12]\b/gi, '<$1h3').replace(/<(\/?)h[56]\b/gi, '<$1h4');
}
