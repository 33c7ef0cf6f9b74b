import { PlusOutlined } from '@ant-design/icons';
import { useFieldArray } from 'react-hook-form';
import { sponsorLevels } from '#contract/events.ts';
import { eventBounds } from '#contract/events-input.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { Entry } from './event-entry.tsx';
import styles from './event-form.module.css';
import { type EventControl, emptySponsor } from './event-form.ts';

const levels = sponsorLevels.map((level) => ({ value: level, label: level }));

/** The field for the sponsors; the page groups them by level. */
export function SponsorsField({ control }: { control: EventControl }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sponsors' });
  return (
    <FormCard title="Sponsors" text="The page groups them by level, from Platinum to Bronze.">
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ id }, index) => (
            <Entry
              key={id}
              name={`Sponsor ${index + 1}`}
              index={index}
              count={fields.length}
              move={move}
              remove={remove}
              isLine
            >
              <FieldRow>
                <TextField control={control} name={`sponsors.${index}.name`} label="Name" />
                <ChoiceField
                  control={control}
                  name={`sponsors.${index}.level`}
                  label="Level"
                  choices={levels}
                  placeholder="Select a level"
                />
              </FieldRow>
            </Entry>
          ))}
        </ol>
      )}
      {fields.length < eventBounds.sponsors && (
        <Button className={styles.add} icon={<PlusOutlined aria-hidden="true" />} onClick={() => append(emptySponsor)}>
          Add a sponsor
        </Button>
      )}
    </FormCard>
  );
}
