import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useFieldArray } from 'react-hook-form';
import { companyBounds } from '#contract/companies.ts';
import { Button } from '#src/components/button.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { type CompanyControl, emptyRound } from '../company-form.ts';
import styles from './form.module.css';

/** The funding rounds of the form, one after another. */
export function RoundsField({ control }: { control: CompanyControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'fundingRounds' });
  return (
    <FormCard
      title="Funding rounds"
      text="What was raised, when and from whom. Leave it empty if there were no rounds."
    >
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ id }, index) => (
            <li key={id} className={styles.entry}>
              <div className={styles.entryHead}>
                Round {index + 1}
                <Button
                  kind="quiet"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove round ${index + 1}`}
                  onClick={() => remove(index)}
                />
              </div>
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
            </li>
          ))}
        </ol>
      )}
      {fields.length < companyBounds.rounds && (
        <Button className={styles.add} icon={<PlusOutlined aria-hidden="true" />} onClick={() => append(emptyRound)}>
          Add a round
        </Button>
      )}
    </FormCard>
  );
}
