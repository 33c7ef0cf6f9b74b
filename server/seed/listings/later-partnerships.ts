import type { SampleListing } from './sample-listing.ts';

/** Sample partnerships, part of the later listings. */
export const laterPartnerships: readonly SampleListing[] = [
  {
    owner: 'daniel.osei',
    type: 'partnership',
    title: 'Distributors for mini-grid appliances in West Africa',
    focusArea: 'Renewable Energy',
    tags: ['mini-grids', 'appliances', 'distribution'],
    description:
      'Our 41 village mini-grids have power to spare by day. Cold stores, mills and welding sets would use it, and our customers ask for them.\n\nWe look for distributors in Ghana, Togo and Benin who stock efficient appliances, service them within a week and sell on instalments that we collect with the power bill. We bring the customers, the data on their load, and the first order.',
    partnershipType: 'distribution',
    partnershipTimeline: 'immediate',
    partnershipInvestment: 'under-50k',
  },
  {
    owner: 'viktor.horvat',
    type: 'partnership',
    title: 'Calcined clay cement: quarry and grinding partner',
    focusArea: 'Circular Economy',
    tags: ['cement', 'calcined clay', 'manufacturing'],
    description:
      'A blend with 50% clinker, 30% calcined clay and 15% limestone meets CEM II strength at 28 days with 35% less CO2. Our works can calcine the clay; we need someone who digs and grinds it.\n\nThe partner has a kaolinitic clay above 40% and a mill on the Adriatic or the Danube. We share tests of two years, customers for 90,000 tonnes, and the cost of the dryer.',
    partnershipType: 'manufacturing',
    partnershipTimeline: 'medium-term',
    partnershipInvestment: '1m-5m',
  },
  {
    owner: 'camila.rojas',
    type: 'partnership',
    title: 'Orchards for a three-year agrivoltaics trial',
    focusArea: 'Sustainable Agriculture',
    tags: ['agrivoltaics', 'fruit', 'field trial'],
    description:
      'Shade helps cherries through heat and costs them sugar. How much of each, and under which panels, is what we want to measure on four orchards between Curicó and Chillán.\n\nWe put up and insure the structures, two hectares each, and pay for the harvest that is lost. Growers bring rows that are in full bearing and let us count fruit. Results are open after each season.',
    partnershipType: 'research',
    partnershipTimeline: 'long-term',
    partnershipInvestment: 'none',
  },
  {
    owner: 'mikael.berg',
    type: 'partnership',
    title: 'Offtake of waste heat from an electric arc furnace',
    focusArea: 'Energy Storage',
    tags: ['waste heat', 'industry', 'offtake'],
    description:
      'From next autumn our furnace gives off 18 MW of heat at 90 °C, in pulses of forty minutes. The town takes a third of it in winter. For the rest we look for a partner: a greenhouse, a fish farm, a dryer, or somebody who stores it.\n\nThe site has 6 hectares within 800 metres of the pipe, a rail siding and a permit for industry. Heat is priced by a formula; the first five years are fixed.',
    partnershipType: 'commercial',
    partnershipTimeline: 'short-term',
    partnershipInvestment: 'to-be-discussed',
  },
  {
    owner: 'jack.thornton',
    type: 'partnership',
    title: 'Joint venture for forest residues to jet fuel',
    focusArea: 'Clean Transportation',
    tags: ['aviation fuel', 'forest residues', 'joint venture'],
    description:
      'Two airlines will buy 25,000 tonnes a year of certified fuel from a plant in the interior of British Columbia. The process is proven at a tenth of that size; engineering is at the stage where the next decision costs money.\n\nWe look for an owner of residues, 180,000 dry tonnes a year within 120 km, who wants a share of the plant rather than a price at the gate.',
    partnershipType: 'joint-venture',
    partnershipTimeline: 'long-term',
    partnershipInvestment: '5m-plus',
  },
];
