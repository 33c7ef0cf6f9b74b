import type { SampleListing } from './sample-listing.ts';

/** Companies that look for money, customers or attention. */
export const laterCompanies: readonly SampleListing[] = [
  {
    owner: 'sven.aaltonen',
    type: 'company',
    title: 'Hiekka Heat stores wind power as hot sand for district heating',
    focusArea: 'Energy Storage',
    tags: ['thermal storage', 'district heating', 'sand'],
    description:
      'Hiekka Heat (a sample company) heats crushed rock and sand to 500 °C when power is cheap and feeds the heat into district networks over the following week.\n\nThe unit in Tampere has delivered 620 MWh in its first winter with 88% of the heat recovered. Two municipal utilities have signed letters of intent; the round pays for a 100 MWh silo and for the people who will commission it.',
    companyName: 'Hiekka Heat',
    companyLocation: 'Tampere, Finland',
    companyWebsite: 'https://hiekka.example.com',
    companySize: '11-50',
    companyFunding: 'seed',
  },
  {
    owner: 'oskar.nowak',
    type: 'company',
    title: 'Silesia Battery Loop takes in packs from end-of-life buses',
    focusArea: 'Circular Economy',
    tags: ['battery recycling', 'black mass', 'buses'],
    description:
      'Silesia Battery Loop (a sample company) discharges, dismantles and shreds traction batteries under nitrogen, and sells black mass with a certificate of its nickel, cobalt and lithium content.\n\nThe line in Katowice handles 3,000 tonnes a year and has a permit for twice that. We collect within 400 km, pay by assay and return the data that the battery passport asks for.',
    companyName: 'Silesia Battery Loop',
    companyLocation: 'Katowice, Poland',
    companyWebsite: 'https://silesialoop.example.com',
    companySize: '51-200',
    companyFunding: 'series-b',
  },
  {
    owner: 'rafael.costa',
    type: 'company',
    title: 'Ouvido listens for leaks in city water mains',
    focusArea: 'Water Technology',
    tags: ['leak detection', 'acoustics', 'utilities'],
    description:
      'Ouvido Water Analytics (a sample company) puts battery-powered hydrophones on hydrants and finds leaks to within two metres, from the sound they make at night.\n\nIn Recife 410 sensors found 96 leaks in five months; repairs save 1.9 million cubic metres a year. We sell the service by kilometre of main and are opening offices in Lisbon and Maputo.',
    companyName: 'Ouvido Water Analytics',
    companyLocation: 'Recife, Brazil',
    companyWebsite: 'https://ouvido.example.com',
    companySize: '11-50',
    companyFunding: 'series-a',
  },
  {
    owner: 'tunde.bakare',
    type: 'company',
    title: 'Okada Swap: battery swapping for motorcycle taxis',
    focusArea: 'Clean Transportation',
    tags: ['battery swapping', 'motorcycles', 'cities'],
    description:
      'Okada Swap (a sample company) runs 38 swap stations in Ibadan and Abeokuta for 1,900 electric motorcycle taxis. A rider changes the battery in 70 seconds and pays for the energy that was used.\n\nRiders keep about a third more of what they earn than on petrol. The next 60 stations are planned with two fuel retailers; we look for debt secured on batteries and a partner for telemetry.',
    companyName: 'Okada Swap',
    companyLocation: 'Ibadan, Nigeria',
    companyWebsite: 'https://okadaswap.example.com',
    companySize: '51-200',
    companyFunding: 'series-a',
  },
  {
    owner: 'beatriz.santos',
    type: 'company',
    title: 'Cerrado Biochar turns coffee husks into lasting carbon',
    focusArea: 'Sustainable Agriculture',
    tags: ['biochar', 'coffee', 'carbon removal'],
    description:
      'Cerrado Biochar (a sample company) pyrolyses coffee husks at three cooperatives in Minas Gerais and returns the char to the fields they came from.\n\nEach tonne is weighed, sampled and registered; 4,200 tonnes of CO2 were stored last season by the method of our verifier. Growers report 18% less fertiliser in the second year. We raise growth money for four more kilns.',
    companyName: 'Cerrado Biochar',
    companyLocation: 'Uberlândia, Brazil',
    companyWebsite: 'https://cerradobiochar.example.com',
    companySize: '11-50',
    companyFunding: 'bootstrapped',
  },
];
