import { UnorderedListOutlined } from '@ant-design/icons';
import { IconButton } from '#src/components/icon-button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useAsked } from '#src/hooks/use-asked.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { Listed } from '../api.ts';

const AddToListDialog = lateDialog(async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog);

interface Named extends Listed {
  /** The record's name. */
  name: string;
}

/**
 * The lists that a record can be added to (rule lists), in a dialog. Needs an account.
 *
 * @param isAskable whether the search palette can ask for it, as of the page of one record
 */
export function useAddToList({ kind, id, name }: Named, isAskable = true) {
  const asMember = useMemberAction();
  const parts = useDialog(
    AddToListDialog,
    (state) => <AddToListDialog record={{ kind, id }} name={name} {...state} />,
    asMember,
  );
  useAsked(isAskable ? 'add-to-list' : undefined, parts.trigger.onClick);
  return parts;
}

/** The icon on a card or a row that opens the lists that its record can be added to. */
export function AddToListButton(record: Named) {
  const { trigger, dialog } = useAddToList(record, false);
  return (
    <>
      <IconButton {...trigger} label={`Add ${record.name} to a list`}>
        <UnorderedListOutlined aria-hidden="true" />
      </IconButton>
      {dialog}
    </>
  );
}
