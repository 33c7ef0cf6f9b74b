import type { ListingMatchProfile } from '#contract/match-profiles.ts';

/** What some of the sample listings seek and offer, by their titles. */
export const listingsSeek: Readonly<Record<string, Partial<ListingMatchProfile>>> = {
  'Roll-to-roll perovskite coating line, ready for licensing': { offers: ['technology'], regions: ['nordics', 'dach'] },
  'Tidewell Storage raises a Series A for iron-flow batteries': {
    seeks: ['capital'],
    stages: ['series-a'],
    regions: ['benelux'],
    amount: 18_000_000,
    currency: 'EUR',
  },
  'Textile mills wanted for a cellulose recovery pilot': { seeks: ['pilot-site'], regions: ['iberia'] },
  'Power electronics engineer for megawatt charging': { seeks: ['talent'] },
  'Low-pressure membrane for brackish water desalination': { offers: ['technology'] },
  'Utility partners for a ten-hour storage demonstration': { seeks: ['pilot-site', 'customers'], regions: ['benelux'] },
  'Process chemist, solvent recovery and fibre recycling': { seeks: ['talent'], regions: ['iberia'] },
  'Soil carbon probe with spectral reading in the field': { offers: ['technology'] },
  'Field engineer for battery commissioning, remote sites': { seeks: ['talent'] },
  'Silesia Battery Loop takes in packs from end-of-life buses': {
    seeks: ['customers'],
    offers: ['manufacturing'],
    regions: ['central-eastern-europe'],
  },
  'Mooring analyst for floating wind, harsh seas': { seeks: ['talent'], regions: ['nordics'] },
  'Distributors for mini-grid appliances in West Africa': { seeks: ['distribution'], regions: ['africa'] },
  'Calcined clay cement: quarry and grinding partner': {
    seeks: ['manufacturing'],
    regions: ['south-eastern-europe'],
    amount: 2_500_000,
    currency: 'EUR',
  },
  'Orchards for a three-year agrivoltaics trial': {
    seeks: ['pilot-site'],
    regions: ['latin-america'],
    amount: 350_000,
    currency: 'USD',
  },
  'Offtake of waste heat from an electric arc furnace': { seeks: ['customers'], regions: ['nordics'] },
  'Joint venture for forest residues to jet fuel': {
    seeks: ['capital'],
    stages: ['project'],
    regions: ['north-america'],
    amount: 140_000_000,
    currency: 'USD',
  },
  'Optical sorting of black plastics from mixed waste': { offers: ['technology'], regions: ['baltics', 'nordics'] },
  'Dry-coated separator for solid-state cells': { offers: ['technology'], regions: ['east-asia'] },
  'Struvite crystalliser for small sewage works': { offers: ['technology'], regions: ['east-asia'] },
};
