/** The links of the shell, in the order and the words of spec 1, section 2. */

export interface NavigationLink {
  to: string;
  label: string;
}

export const headerLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/media', label: 'Media' },
  { to: '/events', label: 'Events' },
  { to: '/network', label: 'Network' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
];

export const resourceLinks: readonly NavigationLink[] = [
  { to: '/media', label: 'Articles' },
  { to: '/#focus-areas', label: 'Focus Areas' },
  { to: '/events', label: 'Upcoming Events' },
  { to: '/network/members', label: 'Member Directory' },
  { to: '/network/listings', label: 'Green Market' },
];

export const legalLinks: readonly NavigationLink[] = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/accessibility', label: 'Accessibility' },
];
