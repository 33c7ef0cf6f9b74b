import { ProjectOutlined } from '@ant-design/icons';
import { IconButton } from '#src/components/icon-button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useAsked } from '#src/hooks/use-asked.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { Carded } from '../api.ts';

const AddToPipelineDialog = lateDialog(async () => (await import('./add-to-pipeline-dialog.tsx')).AddToPipelineDialog);

interface Named extends Carded {
  /** The record's name. */
  name: string;
}

/**
 * The pipelines that a record can be put on (rule pipelines), in a dialog. Needs an account.
 *
 * @param isAskable whether the search palette can ask for it, as of the page of one record
 */
export function useAddToPipeline({ kind, id, name }: Named, isAskable = true) {
  const asMember = useMemberAction();
  const parts = useDialog(
    AddToPipelineDialog,
    (state) => <AddToPipelineDialog record={{ kind, id }} name={name} {...state} />,
    asMember,
  );
  useAsked(isAskable ? 'add-to-pipeline' : undefined, parts.trigger.onClick);
  return parts;
}

/** The icon on a card or a row that opens the pipelines that its record can be put on. */
export function AddToPipelineButton(record: Named) {
  const { trigger, dialog } = useAddToPipeline(record, false);
  return (
    <>
      <IconButton {...trigger} label={`Add ${record.name} to a pipeline`}>
        <ProjectOutlined aria-hidden="true" />
      </IconButton>
      {dialog}
    </>
  );
}
