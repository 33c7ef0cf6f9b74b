import { useFieldArray, useWatch } from 'react-hook-form';

import { evidenceBounds, metricDirections, metricKinds, stageStatuses } from '#contract/technologies-evidence.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { EntryList } from '#src/components/entry-list.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import {
  emptyMetric,
  emptyPatent,
  emptyPublication,
  emptySource,
  emptyStage,
  type TechnologyControl,
} from '../technology-form.ts';

interface FieldsProps {
  control: TechnologyControl;
}

/** The parts of the form that back a technology's page (rule technology-evidence). */
export function TechnologyEvidenceFields({ control }: FieldsProps) {
  return (
    <>
      <FormCard
        title="Performance"
        text="What was measured, and the benchmark it is compared with: the usual value in the field."
      >
        <MetricFields control={control} />
      </FormCard>
      <FormCard title="Development stages" text="The way to the market, in the order of time.">
        <StageFields control={control} />
      </FormCard>
      <FormCard title="Patents" text="Granted patents and published applications.">
        <PatentFields control={control} />
      </FormCard>
      <FormCard title="Publications" text="Articles and reports about this technology.">
        <PublicationFields control={control} />
      </FormCard>
      <FormCard title="Sources" text="Where readers can check the figures.">
        <SourceFields control={control} />
      </FormCard>
    </>
  );
}

function MetricFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'metrics' });
  return (
    <EntryList
      noun="value"
      max={evidenceBounds.metrics}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyMetric)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <ChoiceField
            control={control}
            name={`metrics.${index}.kind`}
            label="What Was Measured"
            choices={choicesOf(metricKinds)}
            placeholder="Select one"
          />
          <OtherMetricFields control={control} index={index} />
          <FieldRow>
            <TextField control={control} name={`metrics.${index}.value`} label="Value" placeholder="380" />
            <TextField control={control} name={`metrics.${index}.unit`} label="Unit" placeholder="Wh/kg" />
          </FieldRow>
          <TextField
            control={control}
            name={`metrics.${index}.benchmark`}
            label="Benchmark"
            placeholder="260"
            hint="In the same unit."
          />
        </>
      )}
    </EntryList>
  );
}

/** Name and direction of a value that has no name of its own. */
function OtherMetricFields({ control, index }: FieldsProps & { index: number }) {
  const kind = useWatch({ control, name: `metrics.${index}.kind` });
  if (kind !== 'other') return null;
  return (
    <FieldRow>
      <TextField control={control} name={`metrics.${index}.name`} label="Name" placeholder="Round-trip efficiency" />
      <ChoiceField
        control={control}
        name={`metrics.${index}.better`}
        label="Direction"
        choices={choicesOf(metricDirections)}
        placeholder="Select one"
      />
    </FieldRow>
  );
}

function StageFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'developmentStages' });
  return (
    <EntryList
      noun="stage"
      max={evidenceBounds.stages}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyStage)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FieldRow>
            <TextField
              control={control}
              name={`developmentStages.${index}.name`}
              label="Stage"
              placeholder="Pilot plant"
            />
            <ChoiceField
              control={control}
              name={`developmentStages.${index}.status`}
              label="Progress"
              choices={choicesOf(stageStatuses)}
              placeholder="Select a status"
            />
          </FieldRow>
          <TextField
            control={control}
            name={`developmentStages.${index}.milestones`}
            label="Milestones"
            rows={3}
            hint="One on each line."
            isOptional
          />
        </>
      )}
    </EntryList>
  );
}

function PatentFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'patents' });
  return (
    <EntryList
      noun="patent"
      max={evidenceBounds.patents}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyPatent)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`patents.${index}.title`} label="Title" />
          <FieldRow>
            <TextField control={control} name={`patents.${index}.id`} label="Number" placeholder="EP1234567B1" />
            <TextField control={control} name={`patents.${index}.year`} label="Year" placeholder="2024" />
          </FieldRow>
        </>
      )}
    </EntryList>
  );
}

function PublicationFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'publications' });
  return (
    <EntryList
      noun="publication"
      max={evidenceBounds.publications}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyPublication)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`publications.${index}.title`} label="Title" />
          <FieldRow>
            <TextField control={control} name={`publications.${index}.journal`} label="Journal or Publisher" />
            <TextField control={control} name={`publications.${index}.year`} label="Year" placeholder="2024" />
          </FieldRow>
          <TextField
            control={control}
            name={`publications.${index}.doi`}
            label="DOI"
            placeholder="10.1038/nature12373"
            isOptional
          />
        </>
      )}
    </EntryList>
  );
}

function SourceFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  return (
    <EntryList
      noun="source"
      max={evidenceBounds.sources}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptySource)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`sources.${index}.title`} label="Title" />
          <TextField
            control={control}
            name={`sources.${index}.url`}
            label="Address"
            type="url"
            placeholder="https://example.org/report"
          />
        </>
      )}
    </EntryList>
  );
}
