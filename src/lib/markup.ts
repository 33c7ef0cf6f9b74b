/** A text and its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** The text that replaces `from` to `to`, and the selection in it (counted from `from`). */
export interface Replacement {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

export const inlineMarks = { bold: 'strong', italic: 'em', link: 'a' } as const;
export const blockMarks = {
  heading: 'h2',
  subheading: 'h3',
  quote: 'blockquote',
  bullets: 'ul',
  numbers: 'ol',
} as const;
export type Mark = keyof typeof inlineMarks | keyof typeof blockMarks;

/**
 * Puts a mark on what is selected: inline ones around it, others around the paragraph it stands in. A mark
 * that is there already is taken away. The text is what articleSource describes.
 */
export function mark(selected: Selected, kind: Mark): Replacement {
  return kind in inlineMarks
    ? markInline(selected, kind as keyof typeof inlineMarks)
    : markBlock(selected, kind as keyof typeof blockMarks);
}

function markInline({ text, start, end }: Selected, kind: keyof typeof inlineMarks): Replacement {
  const name = inlineMarks[kind];
  const open = kind === 'link' ? '<a href="https://">' : `<${name}>`;
  const close = `</${name}>`;
  const inner = text.slice(start, end);
  const whole = new RegExp(`^<${name}(?: [^>]*)?>([\\s\\S]*)</${name}>$`).exec(inner);
  if (whole) {
    const bare = whole[1] ?? '';
    return { from: start, to: end, text: bare, start: 0, end: bare.length };
  }
  const marked = `${open}${inner}${close}`;
  // The address of a link is typed next, so it is selected.
  const place = kind === 'link' ? { start: '<a href="'.length, end: '<a href="https://'.length } : undefined;
  return { from: start, to: end, text: marked, ...(place ?? { start: open.length, end: open.length + inner.length }) };
}

function markBlock({ text, start, end }: Selected, kind: keyof typeof blockMarks): Replacement {
  const before = text.lastIndexOf('\n\n', Math.max(start - 1, 0));
  const from = before < 0 || start === 0 ? 0 : before + 2;
  const after = text.indexOf('\n\n', end);
  const to = after < 0 ? text.length : after;
  const block = text.slice(from, to).trim();
  const name = blockMarks[kind];
  const bare = bareOf(block);
  const isMarked = block.startsWith(`<${name}>`);
  const inner = kind === 'bullets' || kind === 'numbers' ? itemsOf(bare) : bare.replaceAll('\n', ' ');
  const marked = isMarked ? bare : `<${name}>${inner}</${name}>`;
  return { from, to, text: marked, start: 0, end: marked.length };
}

/** The lines of a block without its enclosing element. */
function bareOf(block: string): string {
  return block
    .replace(/^<(h2|h3|blockquote|ul|ol|p)>([\s\S]*)<\/\1>$/, '$2')
    .replace(/<\/li>\s*<li>/g, '\n')
    .replace(/<\/?li>/g, '');
}

function itemsOf(lines: string): string {
  return lines
    .split('\n')
    .map((line) => `<li>${line.replace(/^[-*•]\s+|^\d+[.)]\s+/, '')}</li>`)
    .join('\n');
}
