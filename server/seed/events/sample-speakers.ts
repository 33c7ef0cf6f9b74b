/** Speakers of the sample events. None of them is a real person, none of their firms exists. */
export const speakers = {
  ines: {
    name: 'Ines Okafor',
    title: 'Chief Executive, Tidewell Storage (sample)',
    bio: 'Has built four grid batteries and sold two of them. Talks about connection queues with a patience that few share.',
  },
  jonas: {
    name: 'Jonas Lindqvist',
    title: 'Head of Research, Nordhelio Labs (sample)',
    bio: 'A materials scientist who left the laboratory to find out why good cells so rarely reach a roof.',
  },
  mei: {
    name: 'Mei Tanaka',
    title: 'Founder, Loopcycle Materials (sample)',
    bio: 'Turns worn textiles into fibre that mills can spin, and negotiates the contracts that make it pay.',
  },
  amara: {
    name: 'Amara Diallo',
    title: 'Partner, Calder & Voss Capital (sample)',
    bio: 'Finances first-of-a-kind plants. Reads the risk allocation of a contract before its price.',
  },
  henrik: {
    name: 'Henrik Sorensen',
    title: 'Grid Planner, Nordhaven Grid (sample)',
    bio: 'Decides where new substations go. Twenty years of load curves, most of them surprising.',
  },
  lucia: {
    name: 'Lucia Ferreira',
    title: 'Procurement Lead, Quillfield Apparel (sample)',
    bio: 'Buys recycled fibre by the thousand tonnes and has returned a few of them.',
  },
  tom: {
    name: 'Tom Achterberg',
    title: 'Fleet Director, Havenlijn Logistics (sample)',
    bio: 'Runs 240 electric trucks out of six depots and publishes what each kilometre costs.',
  },
  priya: {
    name: 'Priya Raman',
    title: 'Agronomist, Oriel Institute (sample)',
    bio: 'Measures carbon in farm soils, down to a metre and over ten harvests.',
  },
  daniel: {
    name: 'Daniel Wirth',
    title: 'Energy Lawyer, Wirth Marchetti (sample)',
    bio: 'Drafts power purchase agreements and is called again when they are broken.',
  },
  aisha: {
    name: 'Aisha Rahman',
    title: 'Water Programme Director, Ember Lane Foundation (sample)',
    bio: 'Has brought reuse plants to seven cities, two of them in a drought.',
  },
  min: {
    name: 'Min-jun Park',
    title: 'Director of Second Life, Hanul Cells (sample)',
    bio: 'Gives traction batteries a second task and knows which ones to refuse.',
  },
  elena: {
    name: 'Elena Marchetti',
    title: 'Product Designer, Studio Riuso (sample)',
    bio: 'Designs appliances that come apart with one screwdriver.',
  },
} as const;
