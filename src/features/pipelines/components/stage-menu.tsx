import { MoreOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { Stage } from '#contract/pipelines-stages.ts';
import { MenuButton } from '#src/components/menu-button.tsx';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import type { Frame } from '../board.ts';
import { useOrderStages } from '../stage-api.ts';
import { RemoveStageDialog } from './remove-stage-dialog.tsx';
import { StageDialog } from './stage-dialog.tsx';
import styles from './stage-menu.module.css';

/** Changes, moves and removes a stage. */
export function StageMenu({ frame, stage }: { frame: Frame; stage: Stage }) {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const order = useOrderStages(frame.id);
  const ids = frame.stages.map(({ id }) => id);
  const index = ids.indexOf(stage.id);
  const moveTo = (place: number) =>
    order.mutate(ids.toSpliced(index, 1).toSpliced(place, 0, stage.id), {
      onError: (error) => showRefusalAs('The stage was not moved', error),
    });
  const close = () => setOpen(undefined);
  return (
    <>
      <MenuButton
        className={styles.button}
        label={`Change the stage ${stage.name}`}
        items={[
          { key: 'edit', label: 'Rename or close', onSelect: () => setOpen('edit') },
          ...(index > 0 ? [{ key: 'left', label: 'Move left', onSelect: () => moveTo(index - 1) }] : []),
          ...(index < ids.length - 1 ? [{ key: 'right', label: 'Move right', onSelect: () => moveTo(index + 1) }] : []),
          ...(ids.length > 1 ? [{ key: 'remove', label: 'Remove', onSelect: () => setOpen('remove') }] : []),
        ]}
      >
        <MoreOutlined aria-hidden="true" />
      </MenuButton>
      {open === 'edit' && <StageDialog pipelineId={frame.id} stage={stage} onClose={close} />}
      {open === 'remove' && <RemoveStageDialog frame={frame} stage={stage} onClose={close} />}
    </>
  );
}
