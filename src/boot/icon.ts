import { createElement, type ReactNode } from 'react';

import { type Drawing, frameOf, type IconProps, letterLike, type Picture } from './icon-parts.ts';

/**
 * Makes an icon in place of Ant Design's own (scripts/vite/icons.ts): the same elements, without its contexts and effects,
 * and with rules that stand in a sheet (src/theme/icons.css).
 */
export function iconOf(picture: Picture) {
  const { attrs, children } = picture.icon;
  // Made once: React sees that it is the same and does not compare it.
  const inside = drawn(children);
  return function Icon({ rotate, ...props }: IconProps) {
    const style = rotate ? { transform: `rotate(${rotate}deg)` } : undefined;
    const { viewBox } = attrs;
    return createElement(
      'span',
      frameOf(picture, props),
      createElement('svg', { viewBox, 'data-icon': picture.name, ...letterLike, style }, inside),
    );
  };
}

function drawn(parts: readonly Drawing[] = []): ReactNode {
  return parts.map(({ tag, attrs, children }, index) => {
    const properties = Object.entries(attrs).map(([name, value]) => [asProperty(name), value] as const);
    return createElement(tag, { key: index, ...Object.fromEntries(properties) }, drawn(children));
  });
}

/** `fill-rule` is `fillRule` for React. */
const asProperty = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
