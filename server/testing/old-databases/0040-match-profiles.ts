import { getCompany, listCompanies } from '#contract/companies.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getMatchProfile } from '#contract/match-profiles.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { having, id, listed, type View } from './view.ts';

const ofAda = {
  role: 'public-body',
  seeks: ['pilot-site', 'research'],
  offers: ['grants'],
  stages: ['series-a', 'project'],
  regions: ['nordics'],
  ticketMin: 250_000,
  ticketMax: 10_000_000_000,
  currency: 'CHF',
  seeksText: 'Roofs that freeze, < 0 °C',
  offersText: 'Grants & roofs',
};

export const views: readonly View[] = [
  ['ada', getMatchProfile, {}, ofAda],
  ['visitor', getMember, id(1), { matchProfile: ofAda }],
  ['visitor', listMembers, { query: { role: 'public-body', stage: 'project' } }, { items: [having({ id: 1 })] }],
  ['visitor', getCompany, id(1), { matchProfile: { stages: ['series-a'], raising: 4_500_000, currency: 'EUR' } }],
  ['visitor', listCompanies, { query: { seek: 'capital', region: 'benelux' } }, listed({ id: 1 })],
  ['visitor', getListing, id(1), { matchProfile: { regions: ['dach'], amount: 120_000, currency: 'GBP' } }],
  ['visitor', listListings, { query: { seek: 'customers', offer: 'technology' } }, { items: [having({ id: 1 })] }],
];
