import { BarChartOutlined } from '@ant-design/icons';

import { type MarketKind, marketKinds } from '#contract/insights.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useMarkets } from '../api.ts';
import { MarketList } from '../components/market-list.tsx';
import { PlanNote } from '../components/plan-note.tsx';

const kinds = Object.keys(marketKinds) as MarketKind[];

/** /network/insights: the markets that the network has records of (rule insight-charts). */
export function MarketsPage() {
  usePageTitle(staticPages[paths.insights].title);
  return (
    <Page>
      <PageHeader
        title="Insights"
        subtitle="Market figures by focus area, sector and country, counted from the records of the network."
      />
      <Markets />
    </Page>
  );
}

function Markets() {
  const { data, isError, isFetching, refetch } = useMarkets();
  if (!data) {
    if (!isError) return <RowsSkeleton />;
    return (
      <RetryPanel title="The markets could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const { markets, isLimited } = data;
  return (
    <Stack gap={40}>
      {isLimited && <PlanNote />}
      {markets.length === 0 && (
        <MessagePanel
          art={<BarChartOutlined />}
          title="No records yet"
          text="Markets appear here with their first company, technology or listing."
        />
      )}
      {kinds.map((kind) => {
        const own = markets.filter(({ by }) => by === kind).toSorted((a, b) => a.name.localeCompare(b.name));
        return own.length > 0 && <MarketList key={kind} kind={kind} markets={own} hasReports={!isLimited} />;
      })}
    </Stack>
  );
}
