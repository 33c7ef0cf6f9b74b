import { createElement } from 'react';

import { type Drawing, frameOf, type IconProps, letterLike, type Picture } from './icon-parts.ts';

/** Each icon's drawing as a symbol, written once in a page that shows it often. */
const symbols = new Map<string, string>();

/**
 * Makes an icon in place of Ant Design's own (scripts/vite/icons.ts): the same element, with a reference to the drawing. A
 * list shows the same few icons on every card, and they were three fifths of a page.
 */
export function iconOf(picture: Picture) {
  const id = `icon-${picture.theme}-${picture.name}`;
  const [, , width, height] = picture.icon.attrs.viewBox?.split(' ') ?? [];
  const drawing = createElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, ...letterLike },
    createElement('use', { href: `#${id}` }),
  );
  return function Icon({ rotate: _drawnInTime, ...props }: IconProps) {
    if (!symbols.has(id)) symbols.set(id, symbolOf(id, picture.icon));
    return createElement('span', frameOf(picture, props), drawing);
  };
}

/** The drawings that icons refer to, for the page in which they stand. */
export function drawingsOf(ids: ReadonlySet<string>): string {
  const drawings = Array.from(ids, (id) => symbols.get(id) ?? '').join('');
  return drawings && `<svg width="0" height="0" aria-hidden="true" class="icon-drawings">${drawings}</svg>`;
}

function symbolOf(id: string, { attrs, children = [] }: Drawing): string {
  return `<symbol id="${id}" viewBox="${attrs.viewBox}">${children.map(drawn).join('')}</symbol>`;
}

function drawn({ tag, attrs, children = [] }: Drawing): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>${children.map(drawn).join('')}</${tag}>`;
}
