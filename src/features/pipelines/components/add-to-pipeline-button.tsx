import { ProjectOutlined } from '@ant-design/icons';
import { lazy } from 'react';

import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useAsked } from '#src/hooks/use-asked.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { Carded } from '../api.ts';

const load = () => import('./add-to-pipeline-dialog.tsx');
const AddToPipelineDialog = lazy(() => load().then((m) => ({ default: m.AddToPipelineDialog })));

interface AddToPipelineButtonProps extends Carded {
  /** The record's name. */
  name: string;
  /** Only the icon, for cards and rows; the label is still read out. */
  isCompact?: boolean;
}

/**
 * The pipelines that a record can be put on (rule pipelines), in a dialog. Needs an account.
 *
 * @param isAskable whether the search palette can ask for it, as of the page of one record
 */
export function useAddToPipeline({ kind, id, name }: Carded & { name: string }, isAskable = true) {
  const asMember = useMemberAction();
  const parts = useDialog(
    load,
    (state) => <AddToPipelineDialog record={{ kind, id }} name={name} {...state} />,
    asMember,
  );
  useAsked(isAskable ? 'add-to-pipeline' : undefined, parts.trigger.onClick);
  return parts;
}

/** Opens the pipelines that a record can be put on. */
export function AddToPipelineButton({ kind, id, name, isCompact = false }: AddToPipelineButtonProps) {
  const { trigger, dialog } = useAddToPipeline({ kind, id, name }, !isCompact);
  const icon = <ProjectOutlined aria-hidden="true" />;
  return (
    <>
      {isCompact ? (
        <IconButton {...trigger} label={`Add ${name} to a pipeline`}>
          {icon}
        </IconButton>
      ) : (
        <Button {...trigger}>{icon} Add to pipeline</Button>
      )}
      {dialog}
    </>
  );
}
