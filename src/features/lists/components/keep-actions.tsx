import { MoreButton } from '#src/components/more-button.tsx';
import { shareItem } from '#src/components/share-item.tsx';
import { SaveButton } from '#src/features/saved-items/index.ts';
import type { Listed } from '../api.ts';
import { useKeepItems } from './use-keep-items.tsx';

interface KeepActionsProps extends Listed {
  /** The record's name. */
  name: string;
  /** Its page. */
  path: string;
}

/** What one can do with something to read: save it, and under More add it to lists and pipelines and share it. */
export function KeepActions({ path, ...record }: KeepActionsProps) {
  const { items, dialogs } = useKeepItems(record);
  return (
    <>
      <SaveButton kind={record.kind} id={record.id} />
      <MoreButton items={[...items, shareItem(path)]} />
      {dialogs}
    </>
  );
}
