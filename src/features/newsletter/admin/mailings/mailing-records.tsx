import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useFieldArray, useFormState } from 'react-hook-form';

import { itemKinds } from '#contract/items.ts';
import { mailingBounds } from '#contract/newsletter-mailings.ts';
import { Button } from '#src/components/button.tsx';
import { FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { FindRecord } from './find-record.tsx';
import type { MailingControl } from './mailing-form.ts';
import styles from './mailing-records.module.css';

/** The records of a mailing: found by search, ordered by buttons, each with a note. */
export function MailingRecords({ control }: { control: MailingControl }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'blocks' });
  const { errors } = useFormState({ control, name: 'blocks' });
  const problem = errors.blocks?.message ?? errors.blocks?.root?.message;
  return (
    <FormCard
      title="Records"
      text="Each is shown with its title, a line about it, its picture if it has one, and a link to its page."
    >
      <FindRecord
        chosen={fields}
        isFull={fields.length >= mailingBounds.blocks}
        error={problem}
        onChoose={(record) => append({ ...record, note: '' }, { shouldFocus: false })}
      />
      {fields.length > 0 && (
        <ol className={styles.records}>
          {fields.map(({ id, kind, title }, index) => {
            const name = title || `this ${itemKinds[kind]}`;
            return (
              <li key={id} className={styles.record}>
                <div className={styles.head}>
                  <div>
                    <p className={styles.kind}>{itemKinds[kind]}</p>
                    <h3 className={styles.title}>{title || 'No longer public'}</h3>
                  </div>
                  <div className={styles.actions}>
                    <Button
                      size="small"
                      icon={<UpOutlined />}
                      aria-label={`Move ${name} up`}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <Button
                      size="small"
                      icon={<DownOutlined />}
                      aria-label={`Move ${name} down`}
                      disabled={index === fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <Button size="small" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                      Remove
                    </Button>
                  </div>
                </div>
                {!title && (
                  <p role="note" className={styles.warning}>
                    Not everybody can see this {itemKinds[kind]} any more. It is left out unless it is shown again
                    before the mailing is sent.
                  </p>
                )}
                <TextField
                  control={control}
                  name={`blocks.${index}.note`}
                  label={`Note on ${name}`}
                  rows={2}
                  max={mailingBounds.note}
                  isOptional
                />
              </li>
            );
          })}
        </ol>
      )}
    </FormCard>
  );
}
