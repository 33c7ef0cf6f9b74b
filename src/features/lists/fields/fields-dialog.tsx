import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { fieldBounds, fieldTypes, type ListField } from '#contract/lists-fields.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import type { SharedList } from '../api.ts';
import { useRemoveField } from './api.ts';
import { FieldForm } from './field-form.tsx';
import styles from './fields-dialog.module.css';

interface FieldsDialogProps {
  list: SharedList;
  onClose: () => void;
}

/** The fields of a list, to add, change and remove. */
export function FieldsDialog({ list, onClose }: FieldsDialogProps) {
  // The field in the form; `null` for a new one, `undefined` while the fields are shown.
  const [edited, setEdited] = useState<ListField | null>();
  const { fields } = list;
  if (edited !== undefined) {
    return (
      <Dialog key="form" title={edited ? 'Change the field' : 'Add a field'} onClose={onClose}>
        <FieldForm list={list} field={edited ?? undefined} onClose={() => setEdited(undefined)} />
      </Dialog>
    );
  }
  return (
    <Dialog key="fields" title={`Fields of “${list.name}”`} onClose={onClose}>
      {fields.length === 0 && (
        <p className={styles.about}>
          Fields are columns of your own, such as a priority, a next meeting or tags. Everyone who sees the list sees
          them.
        </p>
      )}
      {fields.length > 0 && (
        <ul className={styles.fields} aria-label="Fields">
          {fields.map((field) => (
            <li key={field.id} className={styles.field}>
              <span className={styles.name}>
                {field.name} <span className={styles.type}>{typeOf(field)}</span>
              </span>
              <Button kind="quiet" aria-label={`Change ${field.name}`} onClick={() => setEdited(field)}>
                Change
              </Button>
              <RemoveButton list={list} field={field} />
            </li>
          ))}
        </ul>
      )}
      {fields.length < fieldBounds.perList && (
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEdited(null)}>
          Add field
        </Button>
      )}
      <DialogActions>
        <Button size="large" kind="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function typeOf({ type, options }: ListField): string {
  return options.length > 0 ? `${fieldTypes[type]}: ${options.join(', ')}` : fieldTypes[type];
}

function RemoveButton({ list, field }: { list: SharedList; field: ListField }) {
  const { mutate, isPending } = useRemoveField(list, field);
  return (
    <ConfirmButton
      label="Remove"
      name={`Remove ${field.name}`}
      question={{
        title: `Remove “${field.name}”?`,
        text: 'What the records have in this field is deleted for everyone who sees the list.',
        submit: 'Remove the field',
      }}
      isDanger
      isDisabled={isPending}
      onConfirm={() => mutate(undefined, { onError: showRefusal })}
    />
  );
}
