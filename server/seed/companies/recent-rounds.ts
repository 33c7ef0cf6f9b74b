import type { SampleCompany } from './sample-company.ts';

type Recent = Required<Pick<SampleCompany, 'fundingRounds' | 'fundingTotal'>>;

const one = (type: string, amount: string, date: string, fundingTotal: string, ...investors: string[]): Recent => ({
  fundingTotal,
  fundingRounds: [{ type, amount, date, investors }],
});

/** Rounds of the last two years by company, with the new total: what the funding charts of Insights show. */
const recent: Readonly<Record<string, Recent>> = {
  'Tidewell Storage': one('Series B', '$40M', '2026-03-11', '$61.5M', 'Long Horizon Fund', 'Northern Grid Ventures'),
  'Nordhelio Labs': one('Grant', '$2M', '2025-05-20', '$2M'),
  'Clearwater Electrolysis': one('Series B', '$75M', '2025-11-05', '$127M', 'Heliad Growth'),
  'Fjordfloat Wind': one('Series C', '$210M', '2026-01-22', '$360M', 'Fjord Maritime Capital'),
  'Claystone Cements': one('Series B', '$34M', '2025-06-17', '$57M', 'Lusitania Materials'),
  'Brightcore Molten Systems': one('Grant', 'Undisclosed', '2025-12-01', '$6M'),
  'Loopcycle Materials': one('Series B', '$28M', '2026-05-19', '$47M', 'Circular Fibres Fund'),
  'Terralune Biochar': one('Series A', '$11M', '2025-09-30', '$16M', 'Terroir Capital'),
  'Halfshade Farms': one('Grant', '€900K', '2026-02-03', '$8M'),
  'Harborline Ferries': one('Seed', '$5M', '2025-03-12', '$6.2M', 'Maritime Angels'),
  'Leaksong Acoustics': one('Series A', '$9M', '2026-07-08', '$13M', 'Jutland Seed'),
};

/** A company with its recent round, if it has one. */
export function withRecentRounds(company: SampleCompany): SampleCompany {
  const added = recent[company.name];
  if (!added) return company;
  return { ...company, ...added, fundingRounds: [...company.fundingRounds, ...added.fundingRounds] };
}
