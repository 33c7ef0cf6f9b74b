import { PlusOutlined } from '@ant-design/icons';
import { useFieldArray, useWatch } from 'react-hook-form';
import { eventBounds } from '#contract/events-input.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { agendaTag } from '../index.ts';
import { Entry } from './event-entry.tsx';
import styles from './event-form.module.css';
import { type EventControl, emptyDay, emptyItem } from './event-form.ts';

/** The agenda, day by day. */
export function AgendaField({ control }: { control: EventControl }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'agenda' });
  return (
    <FormCard
      title="Agenda"
      text="The words keynote, panel and workshop in a title tag the item. Leave the agenda empty until there is one."
    >
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ id }, index) => (
            <Entry key={id} name={`Day ${index + 1}`} index={index} count={fields.length} move={move} remove={remove}>
              <TextField
                control={control}
                name={`agenda.${index}.day`}
                label="Heading of the Day"
                placeholder="Wednesday, January 20"
              />
              <AgendaItems control={control} day={index} />
            </Entry>
          ))}
        </ol>
      )}
      {fields.length < eventBounds.agendaDays && (
        <Button className={styles.add} icon={<PlusOutlined aria-hidden="true" />} onClick={() => append(emptyDay)}>
          Add a day
        </Button>
      )}
    </FormCard>
  );
}

function AgendaItems({ control, day }: { control: EventControl; day: number }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: `agenda.${day}.items` });
  return (
    <>
      <ol className={styles.items}>
        {fields.map(({ id }, index) => (
          <Entry
            key={id}
            name={`Item ${index + 1}`}
            index={index}
            count={fields.length}
            move={move}
            remove={remove}
            extra={<Tag control={control} day={day} index={index} />}
          >
            <div className={styles.timed}>
              <TextField
                control={control}
                name={`agenda.${day}.items.${index}.time`}
                label="Time"
                placeholder="09:30"
              />
              <TextField control={control} name={`agenda.${day}.items.${index}.title`} label="Item Title" />
            </div>
            <TextField
              control={control}
              name={`agenda.${day}.items.${index}.description`}
              label="Description"
              rows={2}
              isOptional
            />
          </Entry>
        ))}
      </ol>
      {fields.length < eventBounds.agendaItems && (
        <Button
          className={styles.add}
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => append(emptyItem)}
        >
          Add an item to day {day + 1}
        </Button>
      )}
    </>
  );
}

/** The tag that the page will show for an agenda item, updated during typing. */
function Tag({ control, day, index }: { control: EventControl; day: number; index: number }) {
  const title = useWatch({ control, name: `agenda.${day}.items.${index}.title` });
  const tag = agendaTag(title ?? '');
  return tag && <Badge tone="info">{tag}</Badge>;
}
