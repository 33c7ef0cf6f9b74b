import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';

import { Button } from './button.tsx';
import styles from './entry-list.module.css';
import { Stack } from './stack.tsx';

interface EntryListProps {
  /** The singular noun: `position`. */
  noun: string;
  /** The keys of the entries, in order. */
  ids: readonly string[];
  /** The most entries there can be. */
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** A list of entries in a form, such as positions, with buttons to add and remove them. */
export function EntryList({ noun, ids, max, onAdd, onRemove, children }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);

  // The pressed button is gone with its entry; the focus goes to the button that adds the next one.
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    list.current?.querySelector<HTMLButtonElement>(`:scope > div > .${styles.add}`)?.focus();
  };

  return (
    <div ref={list}>
      <Stack gap={16}>
        {ids.map((id, index) => (
          <fieldset key={id} className={styles.entry}>
            <legend className="visually-hidden">
              {noun} {index + 1}
            </legend>
            {children(index)}
            <Button kind="quiet" className={styles.remove} onClick={() => remove(index)}>
              <DeleteOutlined aria-hidden="true" /> Remove {noun}
              <span className="visually-hidden"> {index + 1}</span>
            </Button>
          </fieldset>
        ))}
        {ids.length < max && (
          <Button className={styles.add} onClick={onAdd}>
            <PlusOutlined aria-hidden="true" /> Add {noun}
          </Button>
        )}
      </Stack>
    </div>
  );
}
