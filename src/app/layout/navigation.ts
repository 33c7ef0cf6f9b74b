import { paths } from '#contract/kit/paths.ts';

/** The links of the shell, in their order (rule shell). */

export interface NavigationLink {
  to: string;
  label: string;
}

export const headerLinks: readonly NavigationLink[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.media, label: 'Media' },
  { to: paths.events, label: 'Events' },
  { to: paths.network, label: 'Network' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.contact, label: 'Contact' },
];

export const resourceLinks: readonly NavigationLink[] = [
  { to: paths.media, label: 'Articles' },
  { to: '/#focus-areas', label: 'Focus Areas' },
  { to: paths.events, label: 'Upcoming Events' },
  { to: paths.members, label: 'Member Directory' },
  { to: paths.listings, label: 'Green Market' },
];

export const legalLinks: readonly NavigationLink[] = [
  { to: paths.terms, label: 'Terms' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.cookies, label: 'Cookies' },
  { to: paths.accessibility, label: 'Accessibility' },
];
