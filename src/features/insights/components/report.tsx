import { BarChartOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { type InsightReport, insightCharts } from '#contract/insights.ts';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { formatList, formatMoment } from '#src/lib/format.ts';
import { goToAnchor } from '#src/lib/go-to-anchor.ts';
import type { FigurePlace } from '../api.ts';
import { countsOf, isEmpty, marketKindNames } from '../words.ts';
import { ChartSection } from './chart-section.tsx';
import styles from './report.module.css';

const RecordsDialog = lateDialog(async () => (await import('./records-dialog.tsx')).RecordsDialog);

/** The charts of a market. */
export function Report({ report }: { report: InsightReport }) {
  const [figure, setFigure] = useState<FigurePlace>();
  const opened = figure && report.charts.find(({ id }) => id === figure.chart);
  return (
    <article className={styles.report}>
      <PageHeader
        title={report.name}
        subtitle={`${marketKindNames[report.by]} with ${formatList(countsOf(report))}. Counted on ${formatMoment(report.countedAt)}.`}
      />
      {report.charts.every(isEmpty) ? (
        <MessagePanel
          art={<BarChartOutlined />}
          title="No records yet"
          text="The charts of this market appear with its first company, technology or listing."
        />
      ) : (
        <Stack gap={24}>
          <nav aria-label="Charts of this report">
            <ul className={styles.contents}>
              {report.charts.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={goToAnchor}>
                    {insightCharts[id]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {report.charts.map((chart) => (
            <ChartSection
              key={chart.id}
              chart={chart}
              report={report}
              onOpen={(row, column) => setFigure({ chart: chart.id, row, column })}
              onApproach={() => void RecordsDialog.load()}
            />
          ))}
        </Stack>
      )}
      {figure && opened && (
        <RecordsDialog market={report} chart={opened} figure={figure} onClose={() => setFigure(undefined)} />
      )}
    </article>
  );
}
