/**
 * Texts that people type or paste with some HTML in them, such as the description of a listing. This file decides which
 * parts are markup, which are words, and where paragraphs begin. The server stores the result, sanitised; the renderer
 * uses it for previews.
 */

import { pictureAt } from './picture-addresses.ts';

/** Elements that mean something in a table only. */
const tableParts = ['thead', 'tbody', 'tr', 'th', 'td'];
/** Block elements. The text between them becomes paragraphs, too. */
const blocks = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', ...tableParts];
const inlines = ['strong', 'b', 'em', 'i', 'u', 'a'];

/** All elements that a text can have (rule long-texts). */
export const textElements: readonly string[] = [...blocks, ...inlines, 'br', 'img'];

/** What the start of a block ends, if it was not ended, besides paragraphs and headings. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  thead: tableParts,
  tbody: tableParts,
};

/** Headings of other levels are changed to the allowed levels. */
const renamed: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

/** Elements that pasted text often has. They are removed; a block among them begins or ends a paragraph. */
const droppedBlocks =
  'address article aside body center dd details div dl dt fieldset figcaption figure footer form head header hr html main nav pre section summary tfoot'.split(
    ' ',
  );
const droppedInlines =
  'abbr button cite code del font ins kbd label mark o:p q s samp small span strike sub sup svg time tt var'.split(' ');
const droppedVoids = 'col colgroup embed input link meta source wbr'.split(' ');

const known = new Set([
  ...blocks,
  ...inlines,
  ...Object.keys(renamed),
  ...droppedBlocks,
  ...droppedInlines,
  ...droppedVoids,
  'br',
  'img',
]);
const inPairs = new Set([...inlines, ...droppedInlines]);

/** The attributes that need no value: "a<b and b>c" therefore contains no element. */
const bare = 'allowfullscreen|async|checked|controls|defer|disabled|hidden|nowrap|open|readonly|required|reversed';
const attribute = String.raw`\s+(?:[a-z_:@][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>=]+)|(?:${bare})(?=[\s/>]))`;
/** The name and the value of each attribute of a tag. */
const attributes = /\s([a-z_:@][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+))/gi;
/** Everything that counts as markup: comments, elements without readable content, tags. */
const markup = new RegExp(
  String.raw`<!--[\s\S]*?-->|<!doctype[^<>]*>|<(script|style|textarea|noscript|title|template|iframe)\b[^<>]*>[\s\S]*?</\1\s*>|<(/?)([a-z][a-z0-9:]*)((?:${attribute})*)\s*/?>`,
  'gi',
);

type Token = { kind: 'text'; text: string } | { kind: 'tag'; raw: string; name: string; isEnd: boolean };

/**
 * A text as HTML. Paragraphs are set apart by an empty line, a line break stays one, `<` and `>` that are no tags are
 * words; within a paragraph, list, heading or quote that has its own tags, HTML's rules hold. Not sanitised. HTML that came
 * out of here comes out again as it is.
 *
 * @param typed plain text, HTML, or a mixture
 * @param hasEntities whether `&lt;` is one even where there is no tag; else it stands for itself there
 */
export function typedHtml(typed: string, hasEntities = false): string {
  const tokens = tokensOf(typed.replaceAll('\r\n', '\n'));
  const isPlain = !hasEntities && tokens.every(({ kind }) => kind === 'text');
  const writer = new Writer();
  for (const token of tokens) {
    if (token.kind === 'text') writer.text(escape(token.text, isPlain));
    else writer.tag(token);
  }
  return writer.end();
}

/**
 * The text that an author edits in place of stored HTML: the original text if `typedHtml` turns it into the same HTML,
 * otherwise the HTML with one block per line.
 */
export function typedText(html: string): string {
  // Attributes that every link gets are neither edited nor counted.
  const stored = html.replaceAll(' rel="noopener nofollow ugc"', '').replaceAll(/<(br|img [^<>]*) \/>/g, '<$1>');
  const mixed = stored
    .replaceAll(/(<img [^<>]*>)(?=<p>|<img |$)/g, '<p>$1</p>')
    .slice('<p>'.length, -'</p>'.length)
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n');
  const sources = stored === '' ? [''] : [unescape(mixed), mixed];
  return (
    sources.find((source) => typedHtml(source) === stored) ??
    stored.replaceAll(/(<\/(?:p|h3|h4|ul|ol|blockquote|table)>|<img [^<>]*>)(?=<\w)/g, '$1\n')
  );
}

function tokensOf(typed: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of withoutUnclosed(typed).matchAll(markup)) {
    const [masked, unread, slash, written] = match;
    const raw = typed.slice(match.index, match.index + masked.length);
    const name = written?.toLowerCase();
    if (name !== undefined && !known.has(name)) continue;
    if (match.index > end) tokens.push({ kind: 'text', text: typed.slice(end, match.index) });
    end = match.index + raw.length;
    // Comments and unreadable elements are removed.
    if (name === undefined) tokens.push({ kind: 'tag', raw: '', name: unread ? 'div' : 'span', isEnd: false });
    else tokens.push({ kind: 'tag', raw: raw.replace(/\s+/g, ' '), name: renamed[name] ?? name, isEnd: slash === '/' });
  }
  if (end < typed.length) tokens.push({ kind: 'text', text: typed.slice(end) });
  return paired(tokens);
}

/** What begins a comment or an element without readable content, and what ends it. */
const unread = [
  ['<!--', /-->/g],
  ...['script', 'style', 'textarea', 'noscript', 'title', 'template', 'iframe'].map(
    (name) => [`<${name}`, new RegExp(String.raw`</${name}\s*>`, 'gi')] as const,
  ),
] as const;

/**
 * The same, as long, where the second character of what begins but never ends is one that no markup has: `markup` would
 * look for the end from each of the beginnings, for seconds in a text that is made of them.
 */
function withoutUnclosed(typed: string): string {
  return unread.reduce((text, [beginning, ending]) => {
    const last = Array.from(text.matchAll(ending)).at(-1)?.index ?? 0;
    const begins = new RegExp(beginning, 'gi');
    return text.slice(0, last) + text.slice(last).replace(begins, (found) => `<\0${found.slice(2)}`);
  }, typed);
}

/** The start tag of an unclosed element is text; a lone end tag is dropped. */
function paired(tokens: readonly Token[]): Token[] {
  const open = new Map<string, number[]>();
  const alone = new Set<number>();
  tokens.forEach((token, place) => {
    if (token.kind === 'text' || token.raw === '' || !inPairs.has(token.name)) return;
    const starts = open.get(token.name) ?? [];
    open.set(token.name, starts);
    if (!token.isEnd) {
      starts.push(place);
      alone.add(place);
      return;
    }
    const start = starts.pop();
    if (start === undefined) alone.add(place);
    else alone.delete(start);
  });
  return tokens.flatMap((token, place): Token[] => {
    if (token.kind === 'text' || !alone.has(place)) return [token];
    return token.isEnd ? [] : [{ kind: 'text', text: token.raw }];
  });
}

class Writer {
  #html = '';
  /** The text of a paragraph without tags. */
  #loose = '';
  #openBlocks: string[] = [];
  #openInlines = 0;

  text(text: string): void {
    if (this.#openBlocks.length > 0) this.#html += text;
    else if (this.#openInlines > 0) this.#loose += text;
    else {
      const [first = '', ...more] = text.split(/\n[^\S\n]*\n\s*/);
      this.#loose += first;
      for (const part of more) {
        this.#endLoose();
        this.#loose = part;
      }
    }
  }

  tag({ raw, name, isEnd }: Extract<Token, { kind: 'tag' }>): void {
    if (tableParts.includes(name) && !this.#openBlocks.includes('table')) {
      if (name === 'td' || name === 'th') this.#put(' ');
      else this.#pass();
    } else if (blocks.includes(name)) {
      if (isEnd) this.#endBlock(name);
      else this.#startBlock(name);
    } else if (inlines.includes(name)) {
      this.#openInlines += isEnd ? -1 : 1;
      this.#put(raw);
    } else if (name === 'br') {
      this.#put('<br>');
    } else if (name === 'img') {
      this.#picture(raw);
    } else if (droppedBlocks.includes(name)) this.#pass();
  }

  end(): string {
    this.#endLoose();
    while (this.#openBlocks.length > 0) this.#html += `</${this.#openBlocks.pop()}>`;
    return this.#html;
  }

  #put(html: string): void {
    if (this.#openBlocks.length > 0) this.#html += html;
    else this.#loose += html;
  }

  /** A picture stands between paragraphs; one from elsewhere is removed. */
  #picture(raw: string): void {
    const picture = pictureTag(Object.fromEntries(attributesOf(raw)));
    if (picture === '') return;
    this.#endLoose();
    this.#endParagraph();
    this.#html += picture;
  }

  /** A block that is removed begins or ends a paragraph, and sets words apart within other blocks. */
  #pass(): void {
    if (this.#openBlocks.length > 0) this.#html += ' ';
    else this.#endLoose();
  }

  #startBlock(name: string): void {
    this.#endLoose();
    this.#endParagraph(endedBy[name]);
    this.#openBlocks.push(name);
    this.#html += `<${name}>`;
  }

  /** Ends what the start of a block ends: an open paragraph or heading, and blocks of these names. */
  #endParagraph(names: readonly string[] = []): void {
    const ended = ['p', 'h3', 'h4', ...names];
    while (ended.includes(this.#openBlocks.at(-1) ?? '')) this.#html += `</${this.#openBlocks.pop()}>`;
  }

  #endBlock(name: string): void {
    this.#endLoose();
    if (!this.#openBlocks.includes(name)) return;
    for (let last = this.#openBlocks.pop(); last !== undefined; last = this.#openBlocks.pop()) {
      this.#html += `</${last}>`;
      if (last === name) return;
    }
  }

  #endLoose(): void {
    // A line break typed as a tag directly before a newline counts once.
    const text = this.#loose.replace(/<br>[^\S\n]*\n?/g, '\n').trim();
    this.#loose = '';
    // Not by a pattern of spaces around a break: it reads a long row of spaces anew from each of them.
    if (text !== '')
      this.#html += `<p>${text
        .split('\n')
        .map((line) => line.trim())
        .join('<br>')}</p>`;
  }
}

/** What the element of a picture says (in HTML, where `&lt;` stands for `<`). */
export interface PictureElement {
  src?: string;
  alt?: string;
  width?: string;
  height?: string;
}

/** The element of a picture in its one form; empty for a picture that CARDI does not store. */
export function pictureTag({ src = '', alt = '', width = '', height = '' }: PictureElement): string {
  if (pictureAt(src) === null) return '';
  const words = escape(alt, false).replaceAll('"', '&quot;').replace(/\s+/g, ' ').trim();
  const size =
    /^[1-9]\d{0,3}$/.test(width) && /^[1-9]\d{0,3}$/.test(height) ? ` width="${width}" height="${height}"` : '';
  return `<img src="${src}" alt="${words}"${size}>`;
}

function attributesOf(tag: string): [string, string][] {
  return Array.from(tag.matchAll(attributes), ([, name = '', double, single, bareValue]) => [
    name.toLowerCase(),
    double ?? single ?? bareValue ?? '',
  ]);
}

function escape(text: string, isPlain: boolean): string {
  return text
    .replace(isPlain ? /&/g : /&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
