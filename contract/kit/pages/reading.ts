import type { PageEntry } from './entry.ts';

/** The pages to read: articles, research, technology topics, events. */
export const readingPages = {
  media: {
    path: '/media',
    title: 'Media & Articles',
    description: 'Articles on renewable energy, storage, the circular economy, agriculture, transport and water.',
  },
  article: { path: '/media/:id' },
  focusArea: { path: '/focus/:slug' },
  events: {
    path: '/events',
    title: 'Events & Conferences',
    description: 'Conferences, webinars, workshops and networking events in cleantech, on site and online.',
  },
  event: { path: '/events/:id' },
  researchHub: {
    path: '/research-hub',
    title: 'Research Hub',
    description: 'In-depth research on emerging cleantech technologies, trends and innovations.',
  },
  researchArticle: { path: '/research-hub/:slug' },
  perovskite: {
    path: '/network/technologies/perovskite',
    title: 'Perovskite Solar Cells',
    description:
      'A dossier on perovskite solar cells: how they work, certified records, readiness level by level, what is unproven, who is building, questions and news.',
  },
  thorium: {
    path: '/network/technologies/thorium',
    title: 'Thorium Nuclear Fuel',
    description:
      'A dossier on thorium as a nuclear fuel: the fuel cycle, what was tried, readiness level by level, claims and open questions, who works on it, and news.',
  },
  moltenSalt: {
    path: '/network/technologies/molten-salt-reactors',
    title: 'Molten Salt Reactors',
    description:
      'A dossier on molten salt reactors: designs, specifications, history, benefits and challenges, readiness level by level, who is building, and news.',
  },
} as const satisfies Record<string, PageEntry>;
