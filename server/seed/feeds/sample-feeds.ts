import type { FeedType } from '#contract/feeds.ts';
import type { TopicId } from '#contract/technologies-topics.ts';

interface SampleItem {
  title: string;
  summary: string;
  /** Age at the time of seeding. */
  daysAgo: number;
  isPremium?: true;
  /** Sample companies that it is about. */
  companies?: readonly { name: string; type: string }[];
}

/** A source of the seed: invented, at addresses that no one can own, and never read. */
export interface SampleFeed {
  technologyId: TopicId;
  name: string;
  type: FeedType;
  description: string;
  /** Below `https://example.com/`. */
  slug: string;
  /** Newest first. */
  items: readonly SampleItem[];
}

/** Two or three sources a page with two or three items each (rule feeds). */
export const sampleFeeds: readonly SampleFeed[] = [
  {
    technologyId: 4,
    name: 'Halide Lab Notes',
    type: 'Research',
    description: 'A sample digest of papers on perovskite absorbers, interfaces and ageing.',
    slug: 'halide-lab-notes',
    items: [
      {
        title: 'What a light-soaking test can and cannot say',
        summary:
          'Why two laboratories get different lifetimes from the same film, and which test conditions have to be written down for a result to be compared.',
        daysAgo: 2,
        companies: [{ name: 'Nordhelio Labs', type: 'Laboratory' }],
      },
      {
        title: 'Interfaces first: passivation layers compared',
        summary: 'A sample review of the layers between absorber and contacts, sorted by what limits the voltage.',
        daysAgo: 9,
        isPremium: true,
      },
      {
        title: 'Lead capture in broken modules: methods at a glance',
        summary: 'Polymer films, glass coatings and getters, and how leaching is measured in the rain test.',
        daysAgo: 23,
      },
    ],
  },
  {
    technologyId: 4,
    name: 'Thin Film Ledger',
    type: 'Industry',
    description: 'A sample trade letter on coating lines, yields and module formats.',
    slug: 'thin-film-ledger',
    items: [
      {
        title: 'Slot-die or vapour: what a tandem line has to decide',
        summary: 'Throughput, material use and the state of the silicon surface decide which way the top cell is made.',
        daysAgo: 4,
        companies: [{ name: 'Lumenfold Solar', type: 'Manufacturer' }],
      },
      {
        title: 'Warranty terms for a young technology',
        summary: 'How buyers and makers share the risk of a lifetime that nobody has waited out yet.',
        daysAgo: 16,
        isPremium: true,
      },
    ],
  },
  {
    technologyId: 4,
    name: 'Sunlight Review',
    type: 'Comprehensive',
    description: 'A sample weekly on photovoltaics, from cells to markets.',
    slug: 'sunlight-review',
    items: [
      {
        title: 'Reading the record chart without being fooled',
        summary: 'Cell area, certification and stability: three columns that a headline leaves out.',
        daysAgo: 6,
      },
      {
        title: 'Tandems on the roof: who gains from more watts a square metre',
        summary: 'Where area is dear, a higher efficiency lowers all the costs that go with the area.',
        daysAgo: 30,
      },
    ],
  },
  {
    technologyId: 5,
    name: 'Fuel Cycle Papers',
    type: 'Research',
    description: 'A sample digest of research on thorium fuels and their irradiation.',
    slug: 'fuel-cycle-papers',
    items: [
      {
        title: 'Mixed oxides with thorium: what irradiation tests measure',
        summary: 'Fission gas release, conductivity and swelling, and why each needs years in a test reactor.',
        daysAgo: 3,
      },
      {
        title: 'Protactinium and the neutron economy',
        summary: 'Why the 27 days between thorium and uranium-233 matter to everyone who designs a breeder.',
        daysAgo: 18,
        isPremium: true,
      },
    ],
  },
  {
    technologyId: 5,
    name: 'Reactor Trade Letter',
    type: 'Industry',
    description: 'A sample letter on fuel supply, licensing and vendors.',
    slug: 'reactor-trade-letter',
    items: [
      {
        title: 'Qualifying a new fuel: the long list',
        summary: 'Lead test rods, examination after irradiation, licensing cases: where the decade goes.',
        daysAgo: 5,
        companies: [{ name: 'Thorwald Fuels', type: 'Fuel developer' }],
      },
      {
        title: 'Thorium as a by-product: what rare-earth plants store',
        summary: 'Monazite brings thorium whether one wants it or not. A look at how it is kept and accounted for.',
        daysAgo: 21,
      },
    ],
  },
  {
    technologyId: 5,
    name: 'The Thorium Advocate',
    type: 'Advocacy',
    description: 'A sample newsletter that argues for the fuel; read it as an advocate.',
    slug: 'thorium-advocate',
    items: [
      {
        title: 'Five claims for thorium, and how strong each is',
        summary: 'An advocate sorts the arguments: abundance and waste hold up best, others depend on the reactor.',
        daysAgo: 8,
      },
      {
        title: 'What a demonstration would have to show',
        summary: 'A wish list for the next experiment: burn-up, remote fabrication and an honest cost account.',
        daysAgo: 35,
      },
    ],
  },
  {
    technologyId: 8,
    name: 'Salt Chemistry Bulletin',
    type: 'Research',
    description: 'A sample digest of work on fuel salts, corrosion and off-gas.',
    slug: 'salt-chemistry-bulletin',
    items: [
      {
        title: 'Redox control in fluoride salts: the state of the art',
        summary: 'How the ratio of two uranium ions is kept where the vessel corrodes least, and how it is measured.',
        daysAgo: 1,
        companies: [{ name: 'Brightcore Molten Systems', type: 'Reactor developer' }],
      },
      {
        title: 'Tellurium cracking, half a century later',
        summary: 'What Oak Ridge saw in its nickel alloy, what has been understood since, and what is still open.',
        daysAgo: 14,
        isPremium: true,
      },
      {
        title: 'Where the noble metals go',
        summary: 'Fission products that do not dissolve settle somewhere. Loops show where.',
        daysAgo: 27,
      },
    ],
  },
  {
    technologyId: 8,
    name: 'Advanced Reactor Monitor',
    type: 'Comprehensive',
    description: 'A sample monthly on advanced reactors, from permits to first salt.',
    slug: 'advanced-reactor-monitor',
    items: [
      {
        title: 'Permits, salts and schedules: the quarter in brief',
        summary: 'A sample overview of what regulators asked, what developers answered, and what moved.',
        daysAgo: 7,
      },
      {
        title: 'Heat at 600 °C: who would buy it',
        summary: 'Chemistry, hydrogen and storage want heat at a temperature that water reactors do not reach.',
        daysAgo: 20,
        isPremium: true,
      },
    ],
  },
];
