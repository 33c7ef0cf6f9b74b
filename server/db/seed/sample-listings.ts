import type { ListingInput } from '#contract/listings.ts';
import type { sampleUsers } from './sample-users.ts';

type SampleListing = Omit<ListingInput, 'contactEmail'> & { owner: (typeof sampleUsers)[number]['username'] };

/** Three listings of each kind, oldest first. Companies and figures are invented. */
export const sampleListings: readonly SampleListing[] = [
  {
    owner: 'jonas.lindqvist',
    type: 'technology',
    title: 'Roll-to-roll perovskite coating line, ready for licensing',
    focusArea: 'Renewable Energy',
    tags: ['perovskite', 'solar', 'thin film'],
    description:
      'A slot-die process that coats 300 mm wide flexible foil at two metres a minute, with in-line optical control of layer thickness.\n\nModules from the pilot line reached 17.8% efficiency over an aperture of 200 cm² and kept 90% of it through 1,000 hours of damp heat at 85 °C and 85% relative humidity. We license the process with drawings, recipes and six months of support on site.',
    technologyStage: 'pilot',
    technologyPatent: 'multiple',
    technologyStatus: 'seeking-licensing',
  },
  {
    owner: 'ines.okafor',
    type: 'company',
    title: 'Tidewell Storage raises a Series A for iron-flow batteries',
    focusArea: 'Energy Storage',
    tags: ['flow battery', 'long duration', 'grid'],
    description:
      'Tidewell Storage (a sample company) builds containerised iron-flow batteries that deliver ten hours of storage from iron, salt and water.\n\nTwo 400 kWh units have run at a municipal depot since last spring with 97% availability. The round pays for a 50 MWh assembly line and the UL 9540 certification that three utility customers have asked for.',
    companyName: 'Tidewell Storage',
    companyLocation: 'Rotterdam, Netherlands',
    companyWebsite: 'https://tidewell.example.com',
    companySize: '11-50',
    companyFunding: 'series-a',
  },
  {
    owner: 'mei.tanaka',
    type: 'partnership',
    title: 'Textile mills wanted for a cellulose recovery pilot',
    focusArea: 'Circular Economy',
    tags: ['textiles', 'recycling', 'pilot'],
    description:
      'Our solvent process separates cotton from polyester in mixed post-consumer textiles and returns both as spinnable fibre.\n\nWe are looking for two mills in Portugal, Türkiye or northern Italy that will feed 500 kg a week for six months and share the results. Equipment, staff training and logistics are ours; the mill brings space, steam and its knowledge of yarn.',
    partnershipType: 'research',
    partnershipTimeline: 'short-term',
    partnershipInvestment: 'none',
  },
  {
    owner: 'member',
    type: 'job',
    title: 'Power electronics engineer for megawatt charging',
    focusArea: 'Clean Transportation',
    tags: ['charging', 'power electronics', 'trucks'],
    description:
      'You design and test the silicon-carbide power stage of a 1.2 MW charger for long-haul trucks, from topology to compliance.\n\nYou bring five years with converters above 50 kW, a sober view of thermal margins, and the patience that a certification lab asks for. The lab is in Graz; three days a week on site.',
    jobLocation: 'Graz, Austria (hybrid)',
    jobType: 'full-time',
    jobCompensation: '€68,000 - €84,000',
    jobDeadline: '2027-03-31',
  },
  {
    owner: 'mei.tanaka',
    type: 'technology',
    title: 'Low-pressure membrane for brackish water desalination',
    focusArea: 'Water Technology',
    tags: ['membrane', 'desalination', 'brackish water'],
    description:
      'A thin-film composite membrane that works at 6 bar and needs 0.7 kWh for a cubic metre of water from a 3 g/L source.\n\nFouling was measured over nine months on a well in Almería: flux fell by 8% between cleanings, against 21% for the commercial reference in the same rack. We are looking for an industrial partner for module assembly.',
    technologyStage: 'demonstration',
    technologyPatent: 'issued',
    technologyStatus: 'seeking-partnership',
  },
  {
    owner: 'jonas.lindqvist',
    type: 'company',
    title: 'Nordhelio Labs: test centre for outdoor solar ageing',
    focusArea: 'Renewable Energy',
    tags: ['solar', 'testing', 'reliability'],
    description:
      'Nordhelio Labs (a sample company) runs four outdoor test fields from 59° to 28° north and publishes degradation rates with their uncertainty.\n\nManufacturers send modules, we return data every month: irradiance, temperature, IV curves and images. Accreditation to ISO/IEC 17025 is under way; the next field opens in the autumn.',
    companyName: 'Nordhelio Labs',
    companyLocation: 'Uppsala, Sweden',
    companyWebsite: 'https://nordhelio.example.com',
    companySize: '11-50',
    companyFunding: 'bootstrapped',
  },
  {
    owner: 'ines.okafor',
    type: 'partnership',
    title: 'Utility partners for a ten-hour storage demonstration',
    focusArea: 'Energy Storage',
    tags: ['utility', 'demonstration', 'grid'],
    description:
      'We will install 2 MWh of iron-flow storage at a substation that sees evening congestion, operate it for eighteen months and publish the dispatch data.\n\nThe utility provides the connection and the signal; we carry the equipment, insurance and operation. Savings on congestion are shared by a formula we set before the start.',
    partnershipType: 'commercial',
    partnershipTimeline: 'medium-term',
    partnershipInvestment: '250k-1m',
  },
  {
    owner: 'mei.tanaka',
    type: 'job',
    title: 'Process chemist, solvent recovery and fibre recycling',
    focusArea: 'Circular Economy',
    tags: ['chemistry', 'scale-up', 'recycling'],
    description:
      'You take a solvent loop from 20 litres to 2,000 and make sure that more than 99.5% of it comes back.\n\nThe work is half laboratory, half plant: mass balances, distillation trials, and a safety case that the authority will read line by line. Experience with ionic liquids or NMMO helps.',
    jobLocation: 'Porto, Portugal',
    jobType: 'full-time',
    jobCompensation: '€48,000 - €60,000',
  },
  {
    owner: 'jonas.lindqvist',
    type: 'technology',
    title: 'Soil carbon probe with spectral reading in the field',
    focusArea: 'Sustainable Agriculture',
    tags: ['soil carbon', 'sensor', 'measurement'],
    description:
      'A hand-held probe that reads soil organic carbon to 30 cm depth from near-infrared spectra, with no sample sent to a laboratory.\n\nAgainst dry combustion on 412 cores from six soil types the error is 0.21 percentage points. A survey of 100 hectares takes one person a day. We look for investment to build the first 200 units.',
    technologyStage: 'prototype',
    technologyPatent: 'pending',
    technologyStatus: 'seeking-investment',
  },
  {
    owner: 'member',
    type: 'company',
    title: 'Harborline Ferries converts short routes to electric',
    focusArea: 'Clean Transportation',
    tags: ['ferries', 'electrification', 'ports'],
    description:
      'Harborline Ferries (a sample company) re-powers passenger ferries on routes below twelve nautical miles with batteries and shore charging.\n\nThe first vessel has sailed 9,000 crossings and saves 310 tonnes of diesel a year. We are raising seed money for two more conversions and a charging pontoon that other operators can share.',
    companyName: 'Harborline Ferries',
    companyLocation: 'Halifax, Canada',
    companyWebsite: 'https://harborline.example.com',
    companySize: '1-10',
    companyFunding: 'seed',
  },
  {
    owner: 'ines.okafor',
    type: 'job',
    title: 'Field engineer for battery commissioning, remote sites',
    focusArea: 'Energy Storage',
    tags: ['commissioning', 'field work', 'flow battery'],
    description:
      'You bring containers of iron-flow batteries into service at islands, mines and substations, and you hand them over to people who will run them for twenty years.\n\nHalf of the time is travel. You read a single-line diagram at a glance, know when to stop for safety, and write reports that somebody else can act on.',
    jobLocation: 'Rotterdam, Netherlands (50% travel)',
    jobType: 'contract',
    jobCompensation: '€450 a day',
  },
  {
    owner: 'admin',
    type: 'partnership',
    title: 'Irrigation districts for a joint water-reuse programme',
    focusArea: 'Water Technology',
    tags: ['water reuse', 'irrigation', 'programme'],
    description:
      'A programme of five districts that treat municipal effluent for irrigation and compare three treatment trains on cost, energy and crop safety.\n\nTwo districts have signed. We look for three more with at least 400 hectares and a treatment works within ten kilometres. Results are open; each district keeps its own operating data.',
    partnershipType: 'joint-venture',
    partnershipTimeline: 'long-term',
    partnershipInvestment: 'to-be-discussed',
  },
];
