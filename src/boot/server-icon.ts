import { createElement, type HTMLAttributes } from 'react';

import { classNames } from '#src/lib/class-names.ts';

interface Drawing {
  tag: string;
  attrs: Record<string, string>;
  children?: Drawing[];
}

interface IconProps extends HTMLAttributes<HTMLSpanElement> {
  /** A picture of `@ant-design/icons-svg`. */
  icon: { name: string; theme: string; icon: Drawing };
  spin?: boolean;
}

/** Each icon's drawing as a symbol, written once in a page that shows it often. */
const symbols = new Map<string, string>();

/** The icons of the page that is being rendered: rendering is one step, which no other page interrupts. */
let used = new Set<string>();

/**
 * In place of the component that all icons of Ant Design are made with (scripts/vite/server-icons.ts): the same element,
 * with a reference to the drawing. A list shows the same few icons on every card, and they were three fifths of a page.
 */
export function ServerIcon({ icon, spin, className, ...props }: IconProps) {
  const id = `icon-${icon.theme}-${icon.name}`;
  const [, , width, height] = icon.icon.attrs.viewBox?.split(' ') ?? [];
  used.add(id);
  if (!symbols.has(id)) symbols.set(id, symbolOf(id, icon.icon));
  return createElement(
    'span',
    {
      role: 'img',
      'aria-label': icon.name,
      ...props,
      className: classNames(
        'anticon',
        `anticon-${icon.name}`,
        (spin || icon.name === 'loading') && 'anticon-spin',
        className,
      ),
    },
    createElement(
      'svg',
      {
        viewBox: `0 0 ${width} ${height}`,
        focusable: 'false',
        width: '1em',
        height: '1em',
        fill: 'currentColor',
        'aria-hidden': true,
      },
      createElement('use', { href: `#${id}` }),
    ),
  );
}

/** Renders something with the drawings that it refers to. */
export function withDrawings(render: () => string): string {
  used = new Set();
  const markup = render();
  const drawings = Array.from(used, (id) => symbols.get(id) ?? '');
  if (drawings.length === 0) return markup;
  return `${markup}<svg width="0" height="0" aria-hidden="true" class="icon-drawings">${drawings.join('')}</svg>`;
}

function symbolOf(id: string, { attrs, children = [] }: Drawing): string {
  return `<symbol id="${id}" viewBox="${attrs.viewBox}">${children.map(drawn).join('')}</symbol>`;
}

function drawn({ tag, attrs, children = [] }: Drawing): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>${children.map(drawn).join('')}</${tag}>`;
}
