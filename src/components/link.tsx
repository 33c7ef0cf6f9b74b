import type { ReactNode } from 'react';
import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

import { classNames } from '#src/lib/class-names.ts';
import { isInBrowser } from '#src/lib/in-browser.ts';
import { prefetchRoute } from '#src/lib/prefetch.ts';
import styles from './link.module.css';

function prefetchProps(to: LinkProps['to']) {
  const load = () => prefetchRoute(typeof to === 'string' ? to : (to.pathname ?? ''));
  return { onPointerEnter: load, onFocus: load };
}

/** A link within the app; hovering over it already loads the page's code. */
export const Link: (props: LinkProps) => ReactNode = isInBrowser ? BrowserLink : ServerLink;

function BrowserLink(props: LinkProps) {
  return <RouterLink {...prefetchProps(props.to)} {...props} />;
}

/** What a link says to the router, which renders it to nothing. */
const forRouter = new Set([
  'to',
  'replace',
  'state',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'viewTransition',
]);

/** The same element, without the hooks with which the router makes it: a list has a hundred links. */
function ServerLink(props: LinkProps) {
  const { to } = props;
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />;
  const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !forRouter.has(name)));
  return <a {...attributes} href={to} />;
}

/**
 * The link in a card's title, stretched over the card: all of it can be clicked, while a screen reader
 * hears the title only. The card needs `position: relative`.
 */
export function CardLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles.card, className)} />;
}

/** A link that marks itself if it leads to the current page (`aria-current`). */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...prefetchProps(props.to)} {...props} />;
}
