import { UnorderedListOutlined } from '@ant-design/icons';
import { lazy } from 'react';

import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useAsked } from '#src/hooks/use-asked.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { Listed } from '../api.ts';

const load = () => import('./add-to-list-dialog.tsx');
const AddToListDialog = lazy(() => load().then((m) => ({ default: m.AddToListDialog })));

interface AddToListButtonProps extends Listed {
  /** The record's name. */
  name: string;
  /** Only the icon, for cards and rows; the label is still read out. */
  isCompact?: boolean;
}

/**
 * The lists that a record can be added to (rule lists), in a dialog. Needs an account.
 *
 * @param isAskable whether the search palette can ask for it, as of the page of one record
 */
export function useAddToList({ kind, id, name }: Listed & { name: string }, isAskable = true) {
  const asMember = useMemberAction();
  const parts = useDialog(load, (state) => <AddToListDialog record={{ kind, id }} name={name} {...state} />, asMember);
  useAsked(isAskable ? 'add-to-list' : undefined, parts.trigger.onClick);
  return parts;
}

/** Opens the lists that a record can be added to. */
export function AddToListButton({ kind, id, name, isCompact = false }: AddToListButtonProps) {
  const { trigger, dialog } = useAddToList({ kind, id, name }, !isCompact);
  const icon = <UnorderedListOutlined aria-hidden="true" />;
  return (
    <>
      {isCompact ? (
        <IconButton {...trigger} label={`Add ${name} to a list`}>
          {icon}
        </IconButton>
      ) : (
        <Button {...trigger}>{icon} Add to list</Button>
      )}
      {dialog}
    </>
  );
}
