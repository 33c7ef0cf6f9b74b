import { getCompany, listCompanies } from '#contract/companies.ts';
import { listClaims } from '#contract/companies-claims.ts';
import { listSavedItems } from '#contract/saved-items.ts';
import { getTechnology, listTechnologies } from '#contract/technologies.ts';
import { among, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    getCompany,
    id(1),
    {
      name: 'Åskväder AB',
      longDescription: '<p>We catch <em>lightning</em>.</p>',
      foundedYear: 1887,
      isClaimed: true,
      fundingRounds: [{ investors: ['Polder'] }],
      team: among({ name: 'Björn Ö.', imageUrl: null }, { name: 'Ida' }),
      technologies: among({ id: 100 }, { id: 101 }),
      version: 1,
    },
  ],
  ['visitor', getCompany, id(2), { name: 'Zonnewind', isClaimed: false, revenue: null, mission: null }],
  ['visitor', listCompanies, { query: { search: 'kvade' } }, { items: [{ id: 1 }] }],
  ['visitor', listCompanies, { query: { focusArea: 'renewable-energy' } }, { items: [{ id: 2 }] }],
  ['team', listClaims, {}, listed({ status: 'pending', link: null }, { status: 'declined', reason: 'Not yours' })],
  [
    'visitor',
    getTechnology,
    id(100),
    {
      name: 'Bolt capacitor',
      description: 'Stores a bolt, λ = 3.',
      yearDeveloped: 1899,
      tags: ['bolt', 'öl'],
      patents: [{ id: 'SE-1' }],
      metrics: { energyDensity: { value: 380 } },
      companyName: 'Åskväder AB',
      hasDeveloper: true,
    },
  ],
  ['visitor', listTechnologies, { query: { search: 'bolt', readiness: '6', tag: 'öl' } }, { items: [{ id: 100 }] }],
  ['visitor', listTechnologies, { query: { search: 'perovskite' } }, { items: [{ id: 4 }] }],
  ['ada', listSavedItems, {}, listed({ kind: 'technology', id: 100 }, { kind: 'company', title: 'Zonnewind' })],
];
