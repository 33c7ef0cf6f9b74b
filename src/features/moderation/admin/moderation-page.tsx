import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { z } from 'zod';
import { itemKinds, reportableKinds } from '#contract/items.ts';
import { choice } from '#contract/kit/fields.ts';
import {
  type CaseList,
  type CaseOutcome,
  caseLists,
  exportCases,
  listCases,
  type ModerationCase,
} from '#contract/moderation.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { ReasonDialog } from '#src/components/reason-dialog.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SelectableRecords } from '#src/components/selectable-records.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { filterCodec } from '#src/lib/url-filters.ts';
import { useCases } from './api.ts';
import { selection } from './bulk-actions.ts';
import { CaseCard } from './case-card.tsx';
import { dialogOf } from './case-dialogs.ts';
import { settle } from './settle.ts';

const lists = choicesOf(caseLists);
const codec = filterCodec({ state: choice(caseLists), kind: z.enum(reportableKinds) }, (filters) =>
  filters.state === 'open' ? { ...filters, state: undefined } : filters,
);
const kinds = reportableKinds.map((value) => ({ value, label: `Of kind: ${itemKinds[value]}` }));

const nothing: Record<CaseList, { title: string; text: string }> = {
  open: {
    title: 'Nothing waits for you',
    text: 'Reports by members and listings waiting for review appear here.',
  },
  hidden: {
    title: 'Nothing is hidden',
    text: 'Records that the team hides stay here until they are shown again or removed for good.',
  },
  upheld: { title: 'No upheld cases', text: 'Reports that the team upheld appear here.' },
  dismissed: { title: 'No dismissed cases', text: 'Reports that the team dismissed appear here.' },
};

interface Act {
  moderated: ModerationCase;
  action: CaseOutcome;
}

/** /admin/moderation: reported records and records that wait for review, one card for each. */
export function ModerationPage() {
  const { filters, change } = useUrlFilters(codec);
  const { state = 'open', kind } = filters;
  const result = useCases(state, kind);
  const [acting, setActing] = useState<Act>();
  const dialog = acting && dialogOf(acting.action, acting.moderated);
  const act = useAdminAction(
    listCases.path,
    dialog?.done ?? 'The listing is published',
    ({ moderated, action, reason }: Act & { reason: string }) => settle(moderated, action, reason),
  );
  return (
    <div className={styles.page}>
      <AdminHead
        title="Moderation"
        filters={
          <>
            <FilterSelect
              label="State"
              all={caseLists.open}
              value={state}
              choices={lists.filter(({ value }) => value !== 'open')}
              onChange={(value) => change({ state: value })}
            />
            <FilterSelect
              label="Kind"
              all="All kinds"
              value={kind ?? ''}
              choices={kinds}
              onChange={(value) => change({ kind: value })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportCases} filters={{ state, ...(kind && { kind }) }} />
      </AdminHead>
      <PagedResults
        result={result}
        noun="cases"
        skeleton={<RowsSkeleton />}
        empty={<MessagePanel art={<SafetyCertificateOutlined />} {...nothing[state]} />}
      >
        {(cases) => (
          <SelectableRecords rows={cases} selection={selection}>
            {(one, box) => (
              <CaseCard
                key={one.id}
                moderated={one}
                box={box}
                onAct={(action) =>
                  // An approval needs no text.
                  action === 'approve'
                    ? act.mutate({ moderated: one, action, reason: '' })
                    : setActing({ moderated: one, action })
                }
              />
            )}
          </SelectableRecords>
        )}
      </PagedResults>
      {acting && dialog && (
        <ReasonDialog
          title={dialog.title(itemKinds[acting.moderated.kind])}
          hint={dialog.hint}
          submit={dialog.submit}
          isDanger={acting.action === 'remove'}
          isBusy={act.isPending}
          onClose={() => setActing(undefined)}
          // Closed in either case: a refused case cannot be decided again, and the list shows its state.
          onSubmit={(reason) => act.mutate({ ...acting, reason }, { onSettled: () => setActing(undefined) })}
        />
      )}
    </div>
  );
}
