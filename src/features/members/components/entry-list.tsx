import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { profileBounds } from '#contract/members-profile.ts';
import { Button } from '#src/components/button.tsx';
import { Stack } from '#src/components/stack.tsx';
import styles from './entry-list.module.css';

interface EntryListProps {
  /** The singular noun: `position`. */
  noun: string;
  /** The keys of the entries, in order. */
  ids: readonly string[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** A list of entries in a form, such as positions, with buttons to add and remove them. */
export function EntryList({ noun, ids, onAdd, onRemove, children }: EntryListProps) {
  return (
    <Stack gap={16}>
      {ids.map((id, index) => (
        <fieldset key={id} className={styles.entry}>
          <legend className="visually-hidden">
            {noun} {index + 1}
          </legend>
          {children(index)}
          <Button kind="quiet" className={styles.remove} onClick={() => onRemove(index)}>
            <DeleteOutlined aria-hidden="true" /> Remove {noun}
            <span className="visually-hidden"> {index + 1}</span>
          </Button>
        </fieldset>
      ))}
      {ids.length < profileBounds.entries && (
        <Button className={styles.add} onClick={onAdd}>
          <PlusOutlined aria-hidden="true" /> Add {noun}
        </Button>
      )}
    </Stack>
  );
}
