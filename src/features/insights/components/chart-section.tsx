import { PictureOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';

import { type Chart, type InsightReport, insightCharts } from '#contract/insights.ts';
import { Button } from '#src/components/button.tsx';
import { CsvHandle } from '#src/components/file-handle.tsx';
import { Row } from '#src/components/row.tsx';
import { formatDate } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import { savePicture } from '../save-picture.ts';
import { tableOf } from '../table-of.ts';
import { isEmpty } from '../words.ts';
import { ChartPicture } from './chart-picture.tsx';
import styles from './chart-section.module.css';
import { ChartTable, figureId } from './chart-table.tsx';

interface ChartSectionProps {
  chart: Chart;
  report: InsightReport;
  onOpen: (row: string, column: string) => void;
  onApproach: () => void;
}

/** Tables with more series than these need the whole width. */
const mostBeside = 3;

/** One chart of a report: the picture, its table beside it or below, and both as files. */
export function ChartSection({ chart, report, onOpen, onApproach }: ChartSectionProps) {
  const title = insightCharts[chart.id];
  const isWithheld = chart.rows.some(({ values }) => values.includes(null));
  return (
    <section id={chart.id} tabIndex={-1} aria-labelledby={`${chart.id}-title`} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${chart.id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.note}>{chart.note}</p>
        </div>
        {!isEmpty(chart) && <Files chart={chart} report={report} />}
      </div>
      {isEmpty(chart) ? (
        <p className={styles.nothing}>Nothing to show yet.</p>
      ) : (
        <div className={styles.body} data-wide={chart.columns.length > mostBeside}>
          <ChartPicture
            chart={chart}
            onOpen={(row, column) => {
              // The focus returns there when the records are closed; a row that is one record has no such button.
              const figure = document.getElementById(figureId({ chart: chart.id, row, column }));
              (figure ?? document.getElementById(chart.id))?.focus({ preventScroll: true });
              onOpen(row, column);
            }}
          />
          <ChartTable chart={chart} onOpen={onOpen} onApproach={onApproach} />
        </div>
      )}
      {isWithheld && <p className={styles.note}>“Fewer than five” may also mean none.</p>}
    </section>
  );
}

function Files({ chart, report }: Pick<ChartSectionProps, 'chart' | 'report'>) {
  const title = insightCharts[chart.id];
  const name = `${report.id}-${chart.id}`;
  const picture = useMutation({
    // It needs no server.
    networkMode: 'always',
    mutationFn: () => savePicture(name, chart, `${report.name}, counted on ${formatDate(report.countedAt)}`),
    onError: () =>
      toast({ variant: 'destructive', title: 'The picture could not be made', description: 'Save the table instead.' }),
  });
  return (
    <Row gap={8}>
      <CsvHandle name={name} of={title} {...tableOf(chart)} />
      <Button
        size="small"
        icon={<PictureOutlined aria-hidden="true" />}
        isLoading={picture.isPending}
        onClick={() => picture.mutate()}
      >
        Save as picture<span className="visually-hidden">: {title}</span>
      </Button>
    </Row>
  );
}
