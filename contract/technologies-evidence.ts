import { z } from 'zod';

import { choice, line, webUrl } from '#contract/kit/fields.ts';

/** What backs the statements on a technology's page: measured values, patents, publications, stages and sources. */

/** The bounds of each list (rule technology-evidence). */
export const evidenceBounds = {
  metrics: 12,
  patents: 50,
  publications: 50,
  stages: 12,
  milestones: 8,
  sources: 20,
  /** Characters of a title. */
  title: 200,
  /** Characters of a name, a number of a patent or a milestone. */
  name: 120,
  /** Characters of a unit. */
  unit: 24,
} as const;

/** States of a development stage (rule technology-directory). */
export const stageStatuses = { completed: 'Completed', 'in-progress': 'In Progress', planned: 'Planned' } as const;
export type StageStatus = keyof typeof stageStatuses;

/** The measured values that have a name of their own; the rule metric-bars says how their bars are drawn. */
export const namedMetrics = {
  energyDensity: 'Energy Density',
  chargingTime: 'Charging Time',
  cycleLife: 'Cycle Life',
  safetyRating: 'Safety Rating',
} as const;
export type NamedMetric = keyof typeof namedMetrics;

/** Whether more or less of a measured value is better. */
export const metricDirections = { more: 'More is better', less: 'Less is better' } as const;
export type MetricDirection = keyof typeof metricDirections;

/** A measured value with its benchmark. */
export const metric = z.object({ value: z.number(), unit: z.string(), benchmark: z.number() });
export type Metric = z.infer<typeof metric>;

/** A measured value under a name that its owner has chosen. */
export const ownMetric = metric.extend({ name: z.string(), better: choice(metricDirections) });
export type OwnMetric = z.infer<typeof ownMetric>;

export const technologyMetrics = z.object({
  energyDensity: metric.optional(),
  chargingTime: metric.optional(),
  cycleLife: metric.optional(),
  safetyRating: metric.optional(),
  /** The others, in the order of entry. */
  others: z.array(ownMetric).optional(),
});
export type TechnologyMetrics = z.infer<typeof technologyMetrics>;

/** The evidence of a technology as its page shows it. */
export const technologyEvidence = {
  patents: z.array(z.object({ id: z.string(), title: z.string(), year: z.number().int() })),
  publications: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      journal: z.string(),
      year: z.number().int(),
      /** Without the resolver in front of it; `null` where there is none. */
      doi: z.string().nullable(),
    }),
  ),
  metrics: technologyMetrics,
  developmentStages: z.array(z.object({ name: z.string(), status: z.string(), milestones: z.array(z.string()) })),
  /** The sources of the figures. */
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
};

/** A year from 1800 to this one. */
export const pastYear = z
  .int('Please enter a year')
  .min(1800, 'Please enter a year from 1800 on')
  .refine((year) => year <= new Date().getUTCFullYear(), 'This year has not begun yet');

const title = line(evidenceBounds.title).min(1, 'Please enter a title');
const unit = line(evidenceBounds.unit).min(1, 'Please enter a unit');
/** A page shows at most six decimals. */
const smallest = 1e-6;
const amount = z
  .number('Please enter a number, such as 0.45')
  .max(1e12, 'Please choose a larger unit')
  .refine((number) => number <= 0 || number >= smallest, 'Please choose a smaller unit');

/** The name under which a measured value is shown. */
export function metricName({ kind, name }: { kind: NamedMetric | 'other'; name?: string | undefined }): string {
  return kind === 'other' ? (name ?? '') : namedMetrics[kind];
}

/** What a measured value can be of. */
export const metricKinds = { ...namedMetrics, other: 'Another value' } as const;

const metricInput = z
  .strictObject({
    kind: choice(metricKinds, 'Please select what was measured'),
    /** Only for `other`. */
    name: line(evidenceBounds.name).optional(),
    value: amount.min(0, 'The value is not below 0'),
    unit,
    benchmark: amount.positive('The benchmark is above 0'),
    /** Only for `other`. */
    better: choice(metricDirections).optional(),
  })
  .superRefine(({ kind, name, value, benchmark }, context) => {
    if (kind === 'other' && !name) {
      context.addIssue({ code: 'custom', path: ['name'], message: 'Please name what was measured' });
    }
    if (kind !== 'safetyRating') return;
    const wrong = { value, benchmark };
    for (const field of ['value', 'benchmark'] as const) {
      if (wrong[field] > 10) {
        context.addIssue({ code: 'custom', path: [field], message: 'Safety is rated from 0 to 10' });
      }
    }
  });
export type MetricInput = z.output<typeof metricInput>;

/** A DOI, also as an address or with its prefix; only the DOI itself is kept. */
const doi = line(evidenceBounds.title)
  .transform((text) => text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, ''))
  .refine(
    (text) => text === '' || /^10\.\d{4,9}\/[^\s<>"]+$/.test(text),
    'Please enter a DOI, such as 10.1038/nature12373',
  )
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/**
 * A list without a second entry of the same key; the finding stands at the second one.
 * `keyOf` gives the compared text, the empty one is not compared.
 */
function listOf<Entry extends z.ZodType>(
  entry: Entry,
  { max, field, keyOf, twice }: { max: number; field: string; keyOf: (each: z.output<Entry>) => string; twice: string },
) {
  return z
    .array(entry)
    .max(max, `Please list at most ${max}`)
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      for (const [index, each] of entries.entries()) {
        const key = keyOf(each).toLowerCase();
        if (key !== '' && seen.has(key)) {
          context.addIssue({ code: 'custom', path: [index, field], message: twice });
        }
        seen.add(key);
      }
    })
    .optional();
}

/**
 * The evidence as its form sends it (rule technology-evidence). A list that is left out stays as it is, which lets an
 * older app change the rest.
 */
export const technologyEvidenceInput = {
  metrics: listOf(metricInput, {
    max: evidenceBounds.metrics,
    field: 'kind',
    keyOf: metricName,
    twice: 'This value is listed already',
  }),
  patents: listOf(
    z.strictObject({
      id: line(evidenceBounds.name).min(1, 'Please enter the number of the patent'),
      title,
      year: pastYear,
    }),
    { max: evidenceBounds.patents, field: 'id', keyOf: ({ id }) => id, twice: 'This patent is listed already' },
  ),
  publications: listOf(
    z.strictObject({
      title,
      journal: line(evidenceBounds.title).min(1, 'Please enter where it was published'),
      year: pastYear,
      doi,
    }),
    {
      max: evidenceBounds.publications,
      field: 'doi',
      keyOf: (each) => each.doi ?? '',
      twice: 'This publication is listed already',
    },
  ),
  developmentStages: listOf(
    z.strictObject({
      name: line(evidenceBounds.name).min(1, 'Please name the stage'),
      status: choice(stageStatuses, 'Please select a status'),
      milestones: z
        .array(line(evidenceBounds.name).min(1, 'A milestone cannot be empty'))
        .max(evidenceBounds.milestones, `Please list at most ${evidenceBounds.milestones}`)
        .transform((milestones) => [...new Set(milestones)]),
    }),
    { max: evidenceBounds.stages, field: 'name', keyOf: ({ name }) => name, twice: 'This stage is listed already' },
  ),
  sources: listOf(z.strictObject({ title, url: webUrl(300) }), {
    max: evidenceBounds.sources,
    field: 'url',
    keyOf: ({ url }) => url,
    twice: 'This source is listed already',
  }),
};
