import type { ReactElement, ReactNode } from 'react';

export interface StaticPartProps {
  /** What the part depends on that is not in the props of its element, such as the page's path. */
  of?: string;
  children: ReactElement;
}

let draw: ((part: StaticPartProps) => ReactNode) | undefined;

/** Static parts are drawn by `drawer` from now on: by the server's own, which remembers them (src/boot/page-parts.tsx). */
export function drawStaticPartsWith(drawer: (part: StaticPartProps) => ReactNode): void {
  draw = drawer;
}

/**
 * A part that is the same for all visitors, wherever it stands: its markup depends on the props of its element only. It asks
 * for no data of its own and has no ids (`useId`). The server remembers it from page to page; in browsers this does nothing.
 */
export function StaticPart(part: StaticPartProps): ReactNode {
  return draw ? draw(part) : part.children;
}
