import type { Selectable } from 'kysely';

import type { ParsedTechnologyInput, Technology } from '#contract/technologies.ts';
import {
  type MetricInput,
  namedMetrics,
  type OwnMetric,
  type TechnologyMetrics,
} from '#contract/technologies-evidence.ts';
import type { TechnologiesTable } from '#server/platform/db/tables/companies.ts';

/** What backs a technology's page (rule technology-evidence). */
export type TechnologyEvidence = Pick<
  Technology,
  'patents' | 'publications' | 'metrics' | 'developmentStages' | 'sources'
>;

type EvidenceRow = Pick<
  Selectable<TechnologiesTable>,
  'patents' | 'publications' | 'metrics' | 'development_stages' | 'sources'
>;

/** The lists of the form as they are stored; those that it left out are missing. */
export function evidenceOf(input: Pick<ParsedTechnologyInput, keyof TechnologyEvidence>): Partial<TechnologyEvidence> {
  const { patents, publications, metrics, developmentStages, sources } = input;
  return {
    ...(patents && { patents }),
    ...(publications && {
      publications: publications.map(({ doi = null, ...each }, index) => ({
        ...each,
        id: doi ?? `publication-${index + 1}`,
        doi,
      })),
    }),
    ...(metrics && { metrics: metricsOf(metrics) }),
    ...(developmentStages && { developmentStages }),
    ...(sources && { sources }),
  };
}

/** Measured values: those with a name of their own by that name, the others in the order of entry. */
function metricsOf(inputs: readonly MetricInput[]): TechnologyMetrics {
  const metrics: TechnologyMetrics = {};
  const others: OwnMetric[] = [];
  for (const { kind, name = '', better = 'more', ...metric } of inputs) {
    if (kind === 'other') others.push({ ...metric, name, better });
    else metrics[kind] = metric;
  }
  return { ...metrics, ...(others.length > 0 && { others }) };
}

/** The columns of a technology without evidence. */
export const noEvidence: EvidenceRow = {
  patents: '[]',
  publications: '[]',
  metrics: '{}',
  development_stages: '[]',
  sources: '[]',
};

/** The columns of these lists. */
export function evidenceColumns(evidence: Partial<TechnologyEvidence>): Partial<EvidenceRow> {
  const { patents, publications, metrics, developmentStages, sources } = evidence;
  return {
    ...(patents && { patents: JSON.stringify(patents) }),
    ...(publications && { publications: JSON.stringify(publications) }),
    ...(metrics && { metrics: JSON.stringify(metrics) }),
    ...(developmentStages && { development_stages: JSON.stringify(developmentStages) }),
    ...(sources && { sources: JSON.stringify(sources) }),
  };
}

/** The lists of a row. Their JSON was parsed before it was stored. */
export function readEvidence(row: EvidenceRow): TechnologyEvidence {
  return {
    patents: JSON.parse(row.patents) as Technology['patents'],
    publications: JSON.parse(row.publications) as Technology['publications'],
    metrics: JSON.parse(row.metrics) as Technology['metrics'],
    developmentStages: JSON.parse(row.development_stages) as Technology['developmentStages'],
    sources: JSON.parse(row.sources) as Technology['sources'],
  };
}

/** The measured values of a row in words, such as `Cycle Life: 5000 cycles (benchmark 3000)`. */
export function metricLines({ others = [], ...named }: TechnologyMetrics): string[] {
  const all = [
    ...Object.entries(namedMetrics).map(([kind, name]) => ({ name, ...named[kind as keyof typeof named] })),
    ...others,
  ];
  return all.flatMap(({ name, value, unit, benchmark }) =>
    value === undefined ? [] : [`${name}: ${value} ${unit} (benchmark ${benchmark})`],
  );
}
