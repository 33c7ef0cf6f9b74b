import { getArticle, listArticles } from '#contract/articles.ts';
import { listArticleEditions } from '#contract/articles-admin.ts';
import { listPartners } from '#contract/partners.ts';
import { getResearchArticle, listResearch } from '#contract/research.ts';
import { searchEverything } from '#contract/search.ts';
import { among, found, id, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    getArticle,
    id(1),
    { title: 'Éolienne: wind at sea', author: 'Łukasz Żak', readTime: 7, content: '<p>Monopiles &amp; jackets.</p>' },
  ],
  [
    'visitor',
    listArticles,
    {},
    [
      { id: 2, imageUrl: 'https://example.com/salt.webp' },
      { id: 1, imageUrl: null },
    ],
  ],
  ['visitor', searchEverything, { query: { q: 'eolienne' } }, found('article', 'Éolienne: wind at sea')],
  ['team', listArticleEditions, { query: { search: 'zak' } }, { items: [{ id: 1, standing: 'published' }] }],
  [
    'visitor',
    listResearch,
    {},
    among(
      { slug: 'tin-perovskites', date: 'October 2025', isPremium: true, readTime: 9 },
      { slug: 'molten-salt-reactors', route: '/research-hub/molten-salt-reactors' },
    ),
  ],
  ['visitor', getResearchArticle, { params: { slug: 'molten-salt-reactors' } }, { content: '<p>Fluoride.</p>' }],
  ['visitor', searchEverything, { query: { q: 'naively' } }, found('research', 'Tin perovskites')],
  ['visitor', listPartners, {}, [{ name: 'Calder & Voß', tagline: 'Infrastructure <finance>' }, { id: 2 }]],
];
