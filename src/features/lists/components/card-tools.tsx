import type { ReactNode } from 'react';

import type { ListedKind } from '#contract/lists.ts';
import { AddToPipelineButton } from '#src/features/pipelines/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { AddToListButton } from './add-to-list-button.tsx';
import styles from './card-tools.module.css';

interface CardToolsProps {
  kind: ListedKind;
  id: number;
  /** The record's name, which tells the buttons of different cards apart. */
  name: string;
  className?: string | undefined;
  /** More of what can be done with the record, as icons. */
  children?: ReactNode;
}

/** What members keep from a card: a heart saves the record, and two icons add it to lists and pipelines. */
export function CardTools({ kind, id, name, className, children }: CardToolsProps) {
  return (
    <div className={classNames(styles.tools, className)}>
      {children}
      <AddToListButton kind={kind} id={id} name={name} />
      <AddToPipelineButton kind={kind} id={id} name={name} />
      <SaveButton kind={kind} id={id} labels={{ save: `Save ${name}`, saved: `Saved: ${name}` }} isCompact />
    </div>
  );
}
