import { useQuery } from '@tanstack/react-query';
import { eventsFeed, exportEvents } from '#contract/events.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { FeedButton } from '#src/components/feed-button.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { eventsQuery } from '../api.ts';
import { EventFilterPanel } from '../components/event-filters.tsx';
import { EventResults } from '../components/event-results.tsx';
import { eventFilters } from '../filters.ts';

/** /events. */
export function EventsPage() {
  usePageTitle(staticPages[paths.events].title);
  const { filters, change, replace, clear } = useUrlFilters(eventFilters);
  const result = useQuery(eventsQuery(filters));
  const { user } = useCurrentUser();
  const tools = user && <ExportMenu fetch={(format) => callForFile(exportEvents, { query: { ...filters, format } })} />;
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Events & Conferences"
        subtitle="Where cleantech projects, people and money meet."
        actions={
          <>
            {user && (
              <ButtonLink to={paths.settingsCalendar} kind="secondary">
                In my calendar
              </ButtonLink>
            )}
            <FeedButton path={eventsFeed.path} filters={filters} />
          </>
        }
      />
      <Stack gap={12}>
        <EventFilterPanel filters={filters} change={change}>
          <SavedSearches kind="event" filters={filters} onRun={(params) => replace(eventFilters.read(params))} />
        </EventFilterPanel>
        <EventResults result={result} isFiltered={eventFilters.hasAny(filters)} onClear={clear} tools={tools} />
      </Stack>
    </Page>
  );
}
