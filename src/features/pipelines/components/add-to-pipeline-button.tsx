import { ProjectOutlined } from '@ant-design/icons';
import { lazy } from 'react';

import { Button } from '#src/components/button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { Carded } from '../api.ts';

const load = () => import('./add-to-pipeline-dialog.tsx');
const AddToPipelineDialog = lazy(() => load().then((m) => ({ default: m.AddToPipelineDialog })));

interface AddToPipelineButtonProps extends Carded {
  /** The record's name. */
  name: string;
}

/** Opens the pipelines that a record can be put on (rule pipelines). Needs an account. */
export function AddToPipelineButton({ kind, id, name }: AddToPipelineButtonProps) {
  const asMember = useMemberAction();
  const { trigger, dialog } = useDialog(
    load,
    (state) => <AddToPipelineDialog record={{ kind, id }} name={name} {...state} />,
    asMember,
  );
  return (
    <>
      <Button {...trigger}>
        <ProjectOutlined aria-hidden="true" /> Add to pipeline
      </Button>
      {dialog}
    </>
  );
}
