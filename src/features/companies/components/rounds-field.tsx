import { useFieldArray } from 'react-hook-form';
import { companyBounds } from '#contract/companies.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { type CompanyControl, emptyRound } from '../company-form.ts';

/** The funding rounds of the form, one after another. */
export function RoundsField({ control }: { control: CompanyControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'fundingRounds' });
  return (
    <FormCard
      title="Funding rounds"
      text="What was raised, when and from whom. Leave it empty if there were no rounds."
    >
      <EntryList
        noun="round"
        max={companyBounds.rounds}
        ids={fields.map(({ id }) => id)}
        onAdd={() => append(emptyRound)}
        onRemove={remove}
      >
        {(index) => (
          <>
            <FieldRow>
              <TextField control={control} name={`fundingRounds.${index}.type`} label="Round" placeholder="Seed" />
              <TextField control={control} name={`fundingRounds.${index}.amount`} label="Amount" placeholder="$2M" />
            </FieldRow>
            <FieldRow>
              <TextField control={control} name={`fundingRounds.${index}.date`} label="Date" type="date" />
              <TextField
                control={control}
                name={`fundingRounds.${index}.investors`}
                label="Investors"
                placeholder="Separated by commas"
                isOptional
              />
            </FieldRow>
          </>
        )}
      </EntryList>
    </FormCard>
  );
}
