import { Controller } from 'react-hook-form';
import {
  highestReadiness,
  readinessPhase,
  technologyBounds,
  technologyStages,
  technologyStatuses,
} from '#contract/technologies.ts';
import { Checkbox } from '#src/components/checkbox.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextEditorField } from '#src/components/text-editor/text-editor-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useSectorChoices } from '#src/features/focus-areas/index.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { TechnologyControl } from '../technology-form.ts';
import { TechnologyEvidenceFields } from './technology-evidence-fields.tsx';
import { TechnologyPictureFields } from './technology-picture-fields.tsx';

/** As the dossiers name them. */
const readinessNames = [
  'Basic principles',
  'Concept',
  'Proof of concept',
  'Validated in the laboratory',
  'Validated in its environment',
  'Demonstrated in its environment',
  'Demonstrated in operation',
  'Complete and qualified',
  'Proven in operation',
];

const levels = Array.from({ length: highestReadiness }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}: ${readinessNames[index]} (${readinessPhase(index + 1)})`,
}));

/** The parts of the form that adds a technology, and of the one that changes it. */
export function TechnologyFormFields({ control }: { control: TechnologyControl }) {
  const areas = useSectorChoices();
  return (
    <>
      <FormCard title="Basic Information" text="What people see in the directory.">
        <TextField control={control} name="name" label="Technology Name" />
        <TextField
          control={control}
          name="description"
          label="Short Description"
          rows={3}
          max={technologyBounds.description.max}
          placeholder="What it does, and what for"
        />
        <FieldRow>
          <ChoiceField control={control} name="focusArea" label="Focus Area" choices={areas} placeholder="Select one" />
          <TextField control={control} name="tags" label="Tags" placeholder="e.g. electrolysis, membrane" />
        </FieldRow>
      </FormCard>
      <FormCard title="Where it stands" text="Readiness from 1, a principle observed, to 9, proven in service.">
        <FieldRow>
          <ChoiceField
            control={control}
            name="readinessLevel"
            label="Readiness Level"
            choices={levels}
            placeholder="Select a level"
          />
          <ChoiceField
            control={control}
            name="status"
            label="Status"
            choices={choicesOf(technologyStatuses)}
            placeholder="Select a status"
          />
        </FieldRow>
        <FieldRow>
          <ChoiceField
            control={control}
            name="developmentStage"
            label="Development Stage"
            choices={choicesOf(technologyStages)}
            placeholder="Select a stage"
          />
          <TextField control={control} name="yearDeveloped" label="First Developed" placeholder="Year" isOptional />
        </FieldRow>
        <Controller
          control={control}
          name="isListedForSale"
          render={({ field: { value, ...field } }) => (
            <Checkbox {...field} isChecked={value}>
              This technology is for sale or for licensing
            </Checkbox>
          )}
        />
      </FormCard>
      <FormCard title="Details" text="Shown on its page.">
        <TextEditorField
          hasPictures
          control={control}
          name="detailedDescription"
          label="About"
          max={technologyBounds.detailedDescription}
          isOptional
        />
        <FieldRow>
          <TextField
            control={control}
            name="applications"
            label="Applications"
            rows={4}
            hint="One on each line."
            isOptional
          />
          <TextField
            control={control}
            name="keyInnovators"
            label="Key Innovators"
            rows={4}
            hint="One on each line."
            isOptional
          />
        </FieldRow>
      </FormCard>
      <FormCard title="Pictures" text="Shown on its page, in this order. The first one stands for it in lists.">
        <TechnologyPictureFields control={control} />
      </FormCard>
      <TechnologyEvidenceFields control={control} />
    </>
  );
}
