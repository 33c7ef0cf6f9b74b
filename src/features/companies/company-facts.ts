import { type Company, companySizes, type PredictionLevel, predictionLevels } from '#contract/companies.ts';
import { technologyPath, technologyStages } from '#contract/technologies.ts';
import { type FactOf, factsIn, textOfHtml } from '#src/features/comparisons/index.ts';
import { factsOfCompany } from '#src/features/match-profiles/index.ts';
import { countryName, formatDay, formatNumber } from '#src/lib/format.ts';

const matchFact = (label: string) => ({
  label,
  of: ({ matchProfile }: Company) =>
    matchProfile && factsOfCompany(matchProfile).find((fact) => fact.label === label)?.text,
});
const ofHundred = (points: number | null) => (points === null ? null : `${points} of 100`);
const likelihood = (level: PredictionLevel | null) => level && predictionLevels[level];
const newestFirst = <Dated extends { date: string }>(dated: readonly Dated[]) =>
  dated.toSorted((a, b) => b.date.localeCompare(a.date));

/** What the page of a company shows, as rows of a comparison (rule comparisons). */
export const companyFacts: readonly FactOf<Company>[] = [
  ...factsIn<Company>('Company', [
    { label: 'In short', of: ({ description }) => description },
    { label: 'Focus area', of: ({ focusArea }) => focusArea.title },
    { label: 'Location', of: ({ location }) => location },
    { label: 'Country', of: ({ country }) => country && countryName(country) },
    { label: 'Founded', of: ({ foundedYear }) => foundedYear },
    { label: 'Size', of: ({ size }) => companySizes[size] },
    { label: 'Employees', of: ({ employeeCount }) => employeeCount && formatNumber(employeeCount) },
    { label: 'Open jobs', of: ({ openJobs }) => (openJobs > 0 ? formatNumber(openJobs) : null) },
    { label: 'Verified', of: ({ isVerified }) => (isVerified ? 'Yes' : 'No') },
    {
      label: 'Website',
      of: ({ websiteUrl }) => websiteUrl && [{ text: URL.parse(websiteUrl)?.hostname ?? websiteUrl, href: websiteUrl }],
    },
    { label: 'About', of: ({ longDescription }) => textOfHtml(longDescription) },
    { label: 'Mission', of: ({ mission }) => mission },
    { label: 'Vision', of: ({ vision }) => vision },
  ]),
  ...factsIn<Company>('Seeks and offers', ['Raising', 'Seeks', 'Looking for', 'Offers', 'Regions'].map(matchFact)),
  ...factsIn<Company>('Funding and finances', [
    { label: 'Total funding', of: ({ fundingTotal }) => fundingTotal },
    {
      label: 'Funding rounds',
      of: ({ fundingRounds }) =>
        newestFirst(fundingRounds).map(({ type, amount, date, investors }) =>
          [type, amount, formatDay(date), investors.join(', ')].filter(Boolean).join(' · '),
        ),
    },
    { label: 'Revenue', of: ({ revenue }) => revenue },
    { label: 'Valuation', of: ({ valuation }) => valuation },
    { label: 'Profit margin', of: ({ profitMargin }) => profitMargin },
  ]),
  ...factsIn<Company>('Scores and outlook', [
    { label: 'Growth score', of: ({ growthScore }) => ofHundred(growthScore) },
    { label: 'Heat score', of: ({ heatScore }) => ofHundred(heatScore) },
    { label: 'Industry rank', of: ({ industryRank }) => industryRank && `#${industryRank}` },
    { label: 'Acquisition', of: ({ acquisitionLikelihood }) => likelihood(acquisitionLikelihood) },
    { label: 'Next round', of: ({ fundingLikelihood }) => likelihood(fundingLikelihood) },
    { label: 'IPO', of: ({ ipoLikelihood }) => likelihood(ipoLikelihood) },
  ]),
  ...factsIn<Company>('Technologies, team and milestones', [
    {
      label: 'Technologies',
      of: ({ technologies }) =>
        technologies.map(({ id, name, developmentStage, isListedForSale }) => ({
          text: `${name}, ${technologyStages[developmentStage]}${isListedForSale ? ', for sale' : ''}`,
          to: technologyPath(id),
        })),
    },
    { label: 'Team', of: ({ team }) => team.map(({ name, title }) => [name, title].filter(Boolean).join(', ')) },
    {
      label: 'Milestones',
      of: ({ milestones }) => newestFirst(milestones).map(({ title, date }) => `${formatDay(date)}: ${title}`),
    },
  ]),
];
