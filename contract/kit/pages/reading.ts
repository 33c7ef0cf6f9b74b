import type { PageEntry } from './entry.ts';

/** The pages to read: articles, research, technology topics, events. */
export const readingPages = {
  media: {
    path: '/media',
    title: 'Media & Articles',
  },
  article: { path: '/media/:id' },
  focusArea: { path: '/focus/:slug' },
  events: {
    path: '/events',
    title: 'Events & Conferences',
  },
  event: { path: '/events/:id' },
  researchHub: {
    path: '/research-hub',
    title: 'Research Hub',
  },
  researchArticle: { path: '/research-hub/:slug' },
  perovskite: {
    path: '/network/technologies/perovskite',
    title: 'Perovskite Solar Cells',
  },
  thorium: {
    path: '/network/technologies/thorium',
    title: 'Thorium Nuclear Fuel',
  },
  moltenSalt: {
    path: '/network/technologies/molten-salt-reactors',
    title: 'Molten Salt Reactors',
  },
} as const satisfies Record<string, PageEntry>;
