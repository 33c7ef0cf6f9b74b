import { useFieldArray } from 'react-hook-form';
import { companyBounds } from '#contract/companies.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { type CompanyControl, emptyMilestone } from '../company-form.ts';

/** The milestones of the form, one after another. */
export function MilestonesField({ control }: { control: CompanyControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  return (
    <FormCard title="Milestones" text="What the company has achieved. Shown newest first.">
      <EntryList
        noun="milestone"
        max={companyBounds.milestones}
        ids={fields.map(({ id }) => id)}
        onAdd={() => append(emptyMilestone)}
        onRemove={remove}
      >
        {(index) => (
          <>
            <FieldRow>
              <TextField
                control={control}
                name={`milestones.${index}.title`}
                label="Milestone"
                placeholder="First pilot plant"
              />
              <TextField control={control} name={`milestones.${index}.date`} label="Date" type="date" />
            </FieldRow>
            <TextField
              control={control}
              name={`milestones.${index}.description`}
              label="What happened"
              rows={2}
              max={companyBounds.statement}
              isOptional
            />
          </>
        )}
      </EntryList>
    </FormCard>
  );
}
