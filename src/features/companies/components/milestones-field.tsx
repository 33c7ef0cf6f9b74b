import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useFieldArray } from 'react-hook-form';
import { companyBounds } from '#contract/companies.ts';
import { Button } from '#src/components/button.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { type CompanyControl, emptyMilestone } from '../company-form.ts';
import styles from './form.module.css';

/** The milestones of the form, one after another. */
export function MilestonesField({ control }: { control: CompanyControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  return (
    <FormCard title="Milestones" text="What the company has achieved. Shown newest first.">
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ id }, index) => (
            <li key={id} className={styles.entry}>
              <div className={styles.entryHead}>
                Milestone {index + 1}
                <Button
                  kind="quiet"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove milestone ${index + 1}`}
                  onClick={() => remove(index)}
                />
              </div>
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
            </li>
          ))}
        </ol>
      )}
      {fields.length < companyBounds.milestones && (
        <Button
          className={styles.add}
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => append(emptyMilestone)}
        >
          Add a milestone
        </Button>
      )}
    </FormCard>
  );
}
