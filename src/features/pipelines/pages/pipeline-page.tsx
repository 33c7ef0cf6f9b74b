import { ProjectOutlined } from '@ant-design/icons';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { KeepOfflineButton } from '#src/features/kept-collections/index.ts';
import { SharedActions, whoSees } from '#src/features/sharing/index.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { fetchFile, pipelineQuery } from '../api.ts';
import type { Board } from '../board.ts';
import { BoardView } from '../components/board-view.tsx';
import { pipelineKind } from '../kind.ts';
import { useWaitingBoard } from '../waiting.ts';

/** /network/pipeline/{id}: a board, for its owner and those it is shared with. */
export function PipelinePage() {
  const record = useRecord(pipelineQuery);
  return (
    <RecordPage
      record={record}
      name="Pipeline"
      titleOf={({ name }) => name}
      back={{ to: paths.pipelines, label: 'Back to pipelines' }}
      missing={<RecordMissing name="Pipeline" to={paths.pipelines} label="Back to pipelines" />}
      skeleton={<RowsSkeleton />}
    >
      {(kept) => <Content kept={kept} />}
    </RecordPage>
  );
}

/** The board, with what waits in the desktop app to be sent. */
function Content({ kept }: { kept: Board }) {
  const { board, waiting } = useWaitingBoard(kept);
  return (
    <>
      <PageHeader
        title={board.name}
        subtitle={whoSees(pipelineKind, board)}
        actions={
          <>
            <KeepOfflineButton
              source={{ kind: 'pipeline', id: board.id }}
              title={board.name}
              page={pathTo(paths.pipeline, { id: board.id })}
            />
            <ExportMenu size="large" fetch={(format) => fetchFile(board, format)} />
            <SharedActions kind={pipelineKind} shared={board} />
          </>
        }
      />
      <Stack gap={16}>
        {board.board.length === 0 && (
          <MessagePanel
            art={<ProjectOutlined />}
            title="No cards yet"
            text="Choose “Add to pipeline” on the card or page of a company, member, listing, event or article."
            action={<ButtonLink to={paths.companies}>Browse companies</ButtonLink>}
          />
        )}
        <BoardView key={board.id} board={board} waiting={waiting} />
      </Stack>
    </>
  );
}
