import { HistoryOutlined } from '@ant-design/icons';

import type { FollowKind } from '#contract/connections-follows.ts';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useHistory } from '../api.ts';
import { EditList } from './edit-list.tsx';

/** See `RecordHistory`. */
export function HistoryOfRecord({ kind, id }: { kind: FollowKind; id: number }) {
  const result = useHistory(kind, id);
  return (
    <PagedResults
      result={result}
      noun="changes"
      skeleton={<RowsSkeleton />}
      empty={
        <MessagePanel
          art={<HistoryOutlined />}
          title="No changes yet"
          text="Changes of this page appear here, with the old and the new value."
        />
      }
    >
      {(changes) => <EditList changes={changes} />}
    </PagedResults>
  );
}
