import { PlusOutlined } from '@ant-design/icons';
import { useFieldArray } from 'react-hook-form';
import { eventBounds } from '#contract/events-input.ts';
import { Button } from '#src/components/button.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { Entry } from './event-entry.tsx';
import styles from './event-form.module.css';
import { type EventControl, emptySpeaker } from './event-form.ts';

/** The field for the speakers, in the order of the page. */
export function SpeakersField({ control }: { control: EventControl }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'speakers' });
  return (
    <FormCard title="Speakers" text="In the order shown on the page.">
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ id }, index) => (
            <Entry
              key={id}
              name={`Speaker ${index + 1}`}
              index={index}
              count={fields.length}
              move={move}
              remove={remove}
            >
              <FieldRow>
                <TextField control={control} name={`speakers.${index}.name`} label="Name" />
                <TextField control={control} name={`speakers.${index}.title`} label="Position" isOptional />
              </FieldRow>
              <TextField control={control} name={`speakers.${index}.bio`} label="About" rows={2} isOptional />
            </Entry>
          ))}
        </ol>
      )}
      {fields.length < eventBounds.speakers && (
        <Button className={styles.add} icon={<PlusOutlined aria-hidden="true" />} onClick={() => append(emptySpeaker)}>
          Add a speaker
        </Button>
      )}
    </FormCard>
  );
}
