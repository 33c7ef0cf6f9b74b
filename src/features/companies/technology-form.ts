import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { typedText } from '#contract/kit/typed-text.ts';
import { picture } from '#contract/pictures.ts';
import { type ParsedTechnologyInput, type Technology, technologyInput } from '#contract/technologies.ts';
import {
  type Metric,
  type NamedMetric,
  namedMetrics,
  type TechnologyMetrics,
} from '#contract/technologies-evidence.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver, decimalOf, entriesOf, numberOf } from '#src/lib/form-resolver.ts';

const text = z.string().max(20_000).catch('');
const entries = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(100).catch([]);
const metricValues = z.object({ kind: text, name: text, value: text, unit: text, benchmark: text, better: text });
const patentValues = z.object({ id: text, title: text, year: text });
const publicationValues = z.object({ title: text, journal: text, year: text, doi: text });
const stageValues = z.object({ name: text, status: text, milestones: text });
const pictureValues = picture.extend({ alt: text });
const sourceValues = z.object({ title: text, url: text });

export const emptyMetric: z.infer<typeof metricValues> = {
  kind: '',
  name: '',
  value: '',
  unit: '',
  benchmark: '',
  better: 'more',
};
export const emptyPatent: z.infer<typeof patentValues> = { id: '', title: '', year: '' };
export const emptyPublication: z.infer<typeof publicationValues> = { title: '', journal: '', year: '', doi: '' };
export const emptyStage: z.infer<typeof stageValues> = { name: '', status: '', milestones: '' };
export const emptySource: z.infer<typeof sourceValues> = { title: '', url: '' };

/** The values of the form: text in every field but one, also in those of its lists. The schema also reads drafts. */
export const technologyValues = z.object({
  name: text,
  description: text,
  detailedDescription: text,
  focusArea: text,
  status: text,
  developmentStage: text,
  readinessLevel: text,
  tags: text,
  isListedForSale: z.boolean().catch(false),
  yearDeveloped: text,
  applications: text,
  keyInnovators: text,
  metrics: entries(metricValues),
  developmentStages: entries(stageValues),
  patents: entries(patentValues),
  publications: entries(publicationValues),
  sources: entries(sourceValues),
  pictures: entries(pictureValues),
});
export type TechnologyValues = z.infer<typeof technologyValues>;
export type ParsedTechnology = ParsedTechnologyInput;

export type TechnologyControl = Control<TechnologyValues, unknown, ParsedTechnology>;

/** The form of a technology, or an empty one. */
export function technologyValuesOf(technology?: Technology): TechnologyValues {
  return {
    name: technology?.name ?? '',
    description: technology?.description ?? '',
    detailedDescription: typedText(technology?.detailedDescription ?? ''),
    focusArea: technology?.focusArea.id ?? '',
    status: technology?.status ?? '',
    developmentStage: technology?.developmentStage ?? '',
    readinessLevel: String(technology?.readinessLevel ?? ''),
    tags: technology?.tags.join(', ') ?? '',
    isListedForSale: technology?.isListedForSale ?? false,
    yearDeveloped: String(technology?.yearDeveloped ?? ''),
    applications: technology?.applications.join('\n') ?? '',
    keyInnovators: technology?.keyInnovators.join('\n') ?? '',
    metrics: metricValuesOf(technology?.metrics ?? {}),
    developmentStages:
      technology?.developmentStages.map((stage) => ({ ...stage, milestones: stage.milestones.join('\n') })) ?? [],
    patents: technology?.patents.map((patent) => ({ ...patent, year: String(patent.year) })) ?? [],
    publications:
      technology?.publications.map(({ title, journal, year, doi }) => ({
        title,
        journal,
        year: String(year),
        doi: doi ?? '',
      })) ?? [],
    sources: technology?.sources.map((source) => ({ ...source })) ?? [],
    pictures: technology?.pictures.map((each) => ({ ...each })) ?? [],
  };
}

/** Measured values as entries of the form: the named ones first, then the others. */
function metricValuesOf({ others = [], ...named }: TechnologyMetrics): TechnologyValues['metrics'] {
  return [
    ...(Object.keys(namedMetrics) as NamedMetric[]).flatMap((kind) => {
      const metric = named[kind];
      return metric ? [{ ...emptyMetric, ...textsOf(metric), kind }] : [];
    }),
    ...others.map((metric) => ({ ...textsOf(metric), kind: 'other', name: metric.name, better: metric.better })),
  ];
}

function textsOf({ value, unit, benchmark }: Metric) {
  return { value: String(value), unit, benchmark: String(benchmark) };
}

/** Lists that are typed as one text: tags with commas, the others a line each. */
export const technologyTextLists = ['tags', 'applications', 'keyInnovators', 'milestones'] as const;

/** Whether the form has no typed text; the focus area comes from the company. */
export function isBlankTechnology({ focusArea: _area, isListedForSale, ...texts }: TechnologyValues): boolean {
  return (
    !isListedForSale &&
    Object.values(texts).every((value) => (typeof value === 'object' ? value.length === 0 : value.trim() === ''))
  );
}

/** The body that is sent: numbers as numbers, lists as lists. */
export function technologyBodyOf(values: TechnologyValues): object {
  return {
    ...values,
    readinessLevel: values.readinessLevel === '' ? Number.NaN : numberOf(values.readinessLevel),
    yearDeveloped: numberOf(values.yearDeveloped),
    tags: entriesOf(values.tags, /,/),
    applications: entriesOf(values.applications, /\n/),
    keyInnovators: entriesOf(values.keyInnovators, /\n/),
    metrics: values.metrics.map(({ kind, name, better, value, unit, benchmark }) => ({
      kind,
      value: decimalOf(value),
      unit,
      benchmark: decimalOf(benchmark),
      // Name and direction belong to a value that has no name of its own.
      ...(kind === 'other' && { name, better }),
    })),
    developmentStages: values.developmentStages.map((stage) => ({
      ...stage,
      milestones: entriesOf(stage.milestones, /\n/),
    })),
    patents: values.patents.map((patent) => ({ ...patent, year: numberOf(patent.year) })),
    publications: values.publications.map((publication) => ({ ...publication, year: numberOf(publication.year) })),
    pictures: values.pictures.map(({ id, alt }) => ({ id, alt })),
  };
}

const resolver = contractResolver(technologyInput, technologyBodyOf, technologyTextLists);

export function useTechnologyForm(defaults: TechnologyValues) {
  return useForm<TechnologyValues, unknown, ParsedTechnology>({ resolver, defaultValues: defaults });
}
