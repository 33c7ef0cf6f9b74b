import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

import { prefetchRoute } from '#src/lib/prefetch.ts';

function prefetchProps(to: LinkProps['to']) {
  const load = () => prefetchRoute(typeof to === 'string' ? to : (to.pathname ?? ''));
  return { onPointerEnter: load, onFocus: load };
}

/** A link within the app; its page's code is loaded while the pointer is still on the way. */
export function Link(props: LinkProps) {
  return <RouterLink {...prefetchProps(props.to)} {...props} />;
}

/** A link that knows whether it leads to the page one is on (`aria-current`). */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...prefetchProps(props.to)} {...props} />;
}
