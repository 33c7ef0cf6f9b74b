import { type Chart, type FigureRecord, insightCharts, type Market } from '#contract/insights.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Dialog } from '#src/components/dialog.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { refusalOf } from '#src/lib/api-error.ts';
import { type FigurePlace, isBeyondPlan, useFigureRecords } from '../api.ts';
import { figureName } from '../words.ts';
import styles from './records-dialog.module.css';

const kindNames: Record<FigureRecord['kind'], string> = {
  company: 'Company',
  technology: 'Technology',
  listing: 'Listing',
};

interface RecordsDialogProps {
  market: Pick<Market, 'by' | 'id'>;
  chart: Chart;
  figure: FigurePlace;
  onClose: () => void;
}

/** The records behind one figure. */
export function RecordsDialog({ market, chart, figure, onClose }: RecordsDialogProps) {
  const row = chart.rows.find(({ id }) => id === figure.row)?.label ?? figure.row;
  const column = chart.columns.find(({ id }) => id === figure.column)?.label ?? figure.column;
  return (
    <Dialog
      title={`${insightCharts[chart.id]}: ${figureName(chart, row, column)}`}
      width={640}
      isReading
      onClose={onClose}
    >
      <Records market={market} figure={figure} />
    </Dialog>
  );
}

function Records({ market, figure }: Pick<RecordsDialogProps, 'market' | 'figure'>) {
  const result = useFigureRecords(market, figure);
  if (isBeyondPlan(result.error)) {
    return (
      <MessagePanel
        isAlert
        title="Your plan has changed"
        text={refusalOf(result.error)}
        action={<ButtonLink to={paths.pricing}>See membership plans</ButtonLink>}
      />
    );
  }
  return (
    <PagedResults
      result={result}
      noun="records"
      skeleton={<RowsSkeleton />}
      empty={
        <MessagePanel
          title="No records"
          text="They have changed since the figures were counted, or are not public now."
        />
      }
    >
      {(records) => (
        <ul className={styles.list}>
          {records.map(({ kind, id, title, detail, path }) => (
            <li key={`${kind} ${id} ${detail}`} data-card className={styles.record}>
              <h3 className={styles.title}>
                <Link to={path}>{title}</Link>
              </h3>
              <p className={styles.detail}>{[kindNames[kind], detail].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
    </PagedResults>
  );
}
