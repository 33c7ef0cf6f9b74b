import { UnorderedListOutlined } from '@ant-design/icons';
import { type ListedKind, listBounds } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';

const AddSelectedDialog = lateDialog(async () => (await import('./add-selected-dialog.tsx')).AddSelectedDialog);

interface AddSelectedProps {
  kind: ListedKind;
  /** What one and many of the records are called. */
  nouns: { one: string; many: string };
  rows: readonly { id: number }[];
}

/** Adds the chosen rows of a table to a list, in one call (rule lists). Needs an account. */
export function AddSelected({ kind, nouns, rows }: AddSelectedProps) {
  const asMember = useMemberAction();
  const { atOnce } = listBounds;
  const title = `Add ${rows.length} ${rows.length === 1 ? nouns.one : nouns.many} to a list`;
  const { trigger, dialog } = useDialog(
    AddSelectedDialog,
    (state) => <AddSelectedDialog title={title} records={rows.map(({ id }) => ({ kind, id }))} {...state} />,
    asMember,
  );
  const icon = <UnorderedListOutlined aria-hidden="true" />;
  if (rows.length > atOnce) {
    return (
      <Button disabled icon={icon}>
        Add to list (up to {atOnce})
      </Button>
    );
  }
  return (
    <>
      <Button {...trigger} icon={icon}>
        Add to list
      </Button>
      {dialog}
    </>
  );
}
