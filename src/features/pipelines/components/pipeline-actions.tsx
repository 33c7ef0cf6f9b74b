import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import type { Pipeline } from '#contract/pipelines.ts';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useDeletePipeline, useEndSharing } from '../api.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog, type SharedPipeline } from './share-dialog.tsx';

/** The owner shares, renames and deletes a pipeline; others leave it. */
export function PipelineActions({ pipeline }: { pipeline: SharedPipeline }) {
  return pipeline.access === 'owner' ? <OwnerActions pipeline={pipeline} /> : <LeaveButton pipeline={pipeline} />;
}

function OwnerActions({ pipeline }: { pipeline: SharedPipeline }) {
  const navigate = useNavigate();
  const remove = useDeletePipeline(pipeline);
  const [open, setOpen] = useState<'share' | 'rename'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen('share')}>
        Share
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('rename')}>
        Rename
      </Button>
      <ConfirmButton
        label="Delete"
        name={`Delete the pipeline ${pipeline.name}`}
        question={{
          title: `Delete “${pipeline.name}”?`,
          text:
            pipeline.people > 0
              ? 'Those you share it with lose it, too. The records themselves stay.'
              : 'The records themselves stay.',
          submit: 'Delete the pipeline',
        }}
        isDanger
        isLarge
        isDisabled={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess() {
              toast({ title: 'Pipeline deleted', description: pipeline.name });
              void navigate(paths.pipelines);
            },
            onError: showRefusal,
          })
        }
      />
      {open === 'share' && <ShareDialog pipeline={pipeline} onClose={close} />}
      {open === 'rename' && <RenameDialog pipeline={pipeline} onClose={close} />}
    </>
  );
}

function LeaveButton({ pipeline }: { pipeline: Pipeline }) {
  const navigate = useNavigate();
  const ownId = useCurrentUser().user?.id;
  const leave = useEndSharing(pipeline);
  return (
    <ConfirmButton
      label="Leave"
      name={`Leave the pipeline ${pipeline.name}`}
      question={{
        title: `Leave “${pipeline.name}”?`,
        text: `${pipeline.owner?.name ?? 'Its owner'} can share it with you again. Cards that you added stay.`,
        submit: 'Leave the pipeline',
      }}
      isLarge
      isDisabled={leave.isPending || ownId === undefined}
      onConfirm={() =>
        ownId !== undefined &&
        leave.mutate(ownId, {
          onSuccess() {
            toast({ title: 'You left the pipeline', description: pipeline.name });
            void navigate(paths.pipelines);
          },
          onError: showRefusal,
        })
      }
    />
  );
}
