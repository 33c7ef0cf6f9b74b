/** The meaning of each word of the name; words of another name have no text. */
export const strands: Readonly<Record<string, string>> = {
  Cleantech: 'Technology that does more with less: less carbon, less water, less waste.',
  Advocacy: 'A voice for what works, in the rooms where rules and budgets are made.',
  Research: 'Findings made readable, so that a decision can rest on them.',
  Development: 'From the bench to the pilot to the plant, with people who have done it.',
  Investments: 'Capital that finds the right project, and projects that are ready for it.',
};

/** The three things that the mission connects (rule about-page). */
export const mission = [
  { title: 'Innovation', text: 'Founders and researchers show what they have, and at which stage it is.' },
  { title: 'Investment', text: 'Investors find it by field, stage and place, and are introduced to its makers.' },
  { title: 'Implementation', text: 'Experts, partners and customers turn it into something that runs.' },
] as const;

/** Services of the parent company (rule about-page). */
export const services = [
  {
    title: 'Consultation services',
    text: 'Market entry, due diligence and funding strategy, with specialists of the field in question.',
  },
  {
    title: 'Research and development',
    text: 'Feasibility studies, pilots and tests, on your own or together with partners from the network.',
  },
  {
    title: 'Digital solutions',
    text: 'Software for measuring, planning and running clean technology, built to be used every day.',
  },
] as const;
