import { paths, pathTo } from '#contract/kit/paths.ts';
import { highestReadiness, readinessPhase, type Technology, technologyStages } from '#contract/technologies.ts';
import { type NamedMetric, namedMetrics } from '#contract/technologies-evidence.ts';
import { type FactOf, factsIn, textOfHtml } from '#src/features/comparisons/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { barsOf } from './metric-bars.ts';
import { stageBadge } from './status-tone.ts';

const metricFact = (name: NamedMetric) => ({
  label: namedMetrics[name],
  of: ({ metrics }: Technology) => barsOf({ [name]: metrics[name] }).map(({ value, note }) => `${value} (${note})`),
});

/** What the page of a technology shows, as rows of a comparison (rule comparisons). */
export const technologyFacts: readonly FactOf<Technology>[] = [
  ...factsIn<Technology>('Technology', [
    { label: 'In short', of: ({ description }) => description },
    { label: 'Focus area', of: ({ focusArea }) => focusArea.title },
    { label: 'Status', of: ({ statusName }) => statusName },
    {
      label: 'Company',
      of: ({ companyId, companyName }) =>
        companyId !== null && companyName !== null
          ? [{ text: companyName, to: pathTo(paths.company, { id: companyId }) }]
          : null,
    },
    { label: 'First developed', of: ({ yearDeveloped }) => yearDeveloped },
    { label: 'For sale', of: ({ isListedForSale }) => (isListedForSale ? 'Yes' : 'No') },
    { label: 'Tags', of: ({ tags }) => tags.join(', ') },
    { label: 'About', of: ({ detailedDescription }) => textOfHtml(detailedDescription) },
    { label: 'Last updated', of: ({ updatedDate }) => formatDate(updatedDate) },
  ]),
  ...factsIn<Technology>('Readiness', [
    { label: 'Readiness level', of: ({ readinessLevel }) => `TRL ${readinessLevel} of ${highestReadiness}` },
    { label: 'Phase', of: ({ readinessLevel }) => readinessPhase(readinessLevel) },
    { label: 'Stage', of: ({ developmentStage }) => technologyStages[developmentStage] },
    {
      label: 'Development stages',
      of: ({ developmentStages }) =>
        developmentStages.map(({ name, status }) => `${name}: ${stageBadge(status).label.toLowerCase()}`),
    },
  ]),
  ...factsIn<Technology>('Performance', [
    ...(Object.keys(namedMetrics) as NamedMetric[]).map(metricFact),
    {
      label: 'Other values',
      of: ({ metrics: { others = [] } }) =>
        barsOf({ others }).map(({ label, value, note }) => `${label}: ${value} (${note})`),
    },
  ]),
  ...factsIn<Technology>('Evidence', [
    { label: 'Patents', of: ({ patents }) => patents.map(({ id, title, year }) => `${title} (${id}, ${year})`) },
    {
      label: 'Publications',
      of: ({ publications }) =>
        publications.map(({ title, journal, year, doi }) => ({
          text: `${title} (${journal}, ${year})`,
          ...(doi !== null && { href: `https://doi.org/${doi}` }),
        })),
    },
    { label: 'Sources', of: ({ sources }) => sources.map(({ title, url }) => ({ text: title, href: url })) },
  ]),
  ...factsIn<Technology>('Uses and people', [
    { label: 'Applications', of: ({ applications }) => applications },
    { label: 'Key innovators', of: ({ keyInnovators }) => keyInnovators },
  ]),
];
