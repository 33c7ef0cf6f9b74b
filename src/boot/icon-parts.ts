import type { HTMLAttributes, Ref } from 'react';

import { classNames } from '#src/lib/class-names.ts';

/** A part of an icon's drawing. */
export interface Drawing {
  tag: string;
  attrs: Record<string, string>;
  children?: Drawing[];
}

/** A picture of `@ant-design/icons-svg`. */
export interface Picture {
  name: string;
  theme: string;
  icon: Drawing;
}

/** What an icon of Ant Design can be given. */
export interface IconProps extends HTMLAttributes<HTMLSpanElement> {
  spin?: boolean;
  /** Degrees. */
  rotate?: number;
  ref?: Ref<HTMLSpanElement>;
}

/** The attributes of the element around a drawing, as Ant Design writes them. */
export function frameOf({ name }: Picture, { spin, className, ...props }: Omit<IconProps, 'rotate'>) {
  const isTurning = spin === true || name === 'loading';
  return {
    role: 'img',
    'aria-label': name,
    ...(props.onClick && { tabIndex: -1 }),
    ...props,
    className: classNames('anticon', `anticon-${name}`, isTurning && 'anticon-spin', className),
  };
}

/** The attributes of the drawing itself: as large as the letters beside it, and in their colour. */
export const letterLike = {
  focusable: 'false',
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  'aria-hidden': true,
} as const;
