import { BarChartOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { Stack } from '#src/components/stack.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { isBeyondPlan, isMarketKind, useReport } from '../api.ts';
import { PlanNote } from '../components/plan-note.tsx';
import { Report } from '../components/report.tsx';
import { ReportSkeleton } from '../components/report-skeleton.tsx';

const back = { to: paths.insights, label: 'Back to Insights' };

/** /network/insights/{by}/{id}: the charts of a market (rule insight-charts). */
export function ReportPage() {
  const { by = '', id = '' } = useParams();
  const { data, error, isFetching, refetch } = useReport(by, id);
  useLinkedChart(data !== undefined);
  // The plan may have ended since the report was shown.
  if (isBeyondPlan(error)) return <BeyondPlan />;
  return (
    <RecordPage
      record={{ data, error, isFetching, refetch, isMissing: !isMarketKind(by) || isNotFound(error) }}
      name="Market"
      titleOf={({ name }) => `Insights: ${name}`}
      back={back}
      missing={<RecordMissing name="Market" art={<BarChartOutlined />} {...back} />}
      failureTitle="The report could not be loaded"
      skeleton={<ReportSkeleton />}
    >
      {(report) => <Report report={report} />}
    </RecordPage>
  );
}

function BeyondPlan() {
  usePageTitle('Insights');
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <div>
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
        <h1>Insights</h1>
        <PlanNote />
      </Stack>
    </Page>
  );
}

/** Shows the chart that the address names; it comes after the page. */
function useLinkedChart(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
}
