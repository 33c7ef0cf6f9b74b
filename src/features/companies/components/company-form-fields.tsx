import { companyBounds, companySizes } from '#contract/companies.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextEditorField } from '#src/components/text-editor/text-editor-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useSectorChoices } from '#src/features/focus-areas/index.ts';
import { PlaceField } from '#src/features/places/index.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { CompanyControl } from '../company-form.ts';
import { LogoField } from './logo-field.tsx';
import { MilestonesField } from './milestones-field.tsx';
import { RoundsField } from './rounds-field.tsx';

const sizes = choicesOf(companySizes);

/** The parts of the create and the edit form. */
export function CompanyFormFields({ control }: { control: CompanyControl }) {
  const areas = useSectorChoices();
  return (
    <>
      <FormCard title="Basic Information" text="Shown in the directory and at the top of your profile.">
        <TextField control={control} name="name" label="Company Name" autoComplete="organization" />
        <TextField
          control={control}
          name="description"
          label="Short Description"
          rows={3}
          max={companyBounds.description.max}
          placeholder="What you make and for whom, in a sentence or two"
        />
        <FieldRow>
          <ChoiceField
            control={control}
            name="focusArea"
            label="Focus Area"
            choices={areas}
            placeholder="Select a focus area"
          />
          <ChoiceField
            control={control}
            name="size"
            label="Company Size"
            choices={sizes}
            placeholder="Select a company size"
          />
        </FieldRow>
        <FieldRow>
          <PlaceField control={control} name="location" label="Location" />
          <TextField control={control} name="foundedYear" label="Founded" placeholder="Year" />
        </FieldRow>
        <TextField
          control={control}
          name="websiteUrl"
          label="Website"
          type="url"
          autoComplete="url"
          placeholder="https://"
          isOptional
        />
      </FormCard>
      <FormCard
        title="Logo"
        text="Shown beside the name in the directory and on your profile, instead of its first letters."
      >
        <LogoField control={control} />
      </FormCard>
      <FormCard title="Story" text="Shown on your profile.">
        <TextEditorField
          hasPictures
          control={control}
          name="longDescription"
          label="About"
          max={companyBounds.longDescription}
          isOptional
        />
        <FieldRow>
          <TextField
            control={control}
            name="mission"
            label="Mission"
            rows={3}
            max={companyBounds.statement}
            isOptional
          />
          <TextField control={control} name="vision" label="Vision" rows={3} max={companyBounds.statement} isOptional />
        </FieldRow>
      </FormCard>
      <FormCard title="Figures" text="All optional, all public.">
        <FieldRow>
          <TextField control={control} name="employeeCount" label="Employees" placeholder="e.g. 42" isOptional />
          <TextField control={control} name="revenue" label="Revenue" placeholder="e.g. $4.2M" isOptional />
        </FieldRow>
        <FieldRow>
          <TextField control={control} name="valuation" label="Valuation" placeholder="e.g. $60M" isOptional />
          <TextField
            control={control}
            name="profitMargin"
            label="Profit Margin"
            placeholder="e.g. 12% or -4.5%"
            isOptional
          />
        </FieldRow>
        <TextField control={control} name="fundingTotal" label="Total Funding" placeholder="e.g. $18M" isOptional />
      </FormCard>
      <RoundsField control={control} />
      <MilestonesField control={control} />
    </>
  );
}
