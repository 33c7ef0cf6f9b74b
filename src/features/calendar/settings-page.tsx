import { useQuery } from '@tanstack/react-query';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import { SectionSkeleton } from '#src/components/section-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatDate } from '#src/lib/format.ts';
import { calendarAddressQuery, useChangeAddress } from './api.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** /settings/calendar: the address with which calendar apps show the member's events and meetings (rule own-calendar). */
export function CalendarSettingsPage() {
  usePageTitle(staticPages[paths.settingsCalendar].title);
  const { data, isError, isFetching, refetch } = useQuery(calendarAddressQuery);
  const { mutate, isPending } = useChangeAddress();
  if (!data) {
    if (!isError) return <SectionSkeleton heights={[240]} />;
    return (
      <RetryPanel
        title="The address of your calendar could not be loaded"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { address, createdAt } = data;
  return (
    <Section
      title="Your calendar"
      badge={<Badge tone={address ? 'primary' : 'plain'}>{address ? 'Has an address' : 'No address'}</Badge>}
      text="Your calendar app shows the events for which you have a seat and the meetings you have agreed on, and keeps up with their changes. Most apps look for changes every few hours."
      action={
        address === null && (
          <Button kind="primary" aria-disabled={isPending} onClick={() => isPending || mutate(true)}>
            Make an address
          </Button>
        )
      }
    >
      {address !== null && createdAt !== null && (
        <>
          <CalendarAddress address={address} />
          <p>
            Whoever has this address reads your calendar, with the links to join. Keep it to yourself. It was made on{' '}
            {formatDate(createdAt)}, and ends when you set a new password or sign out your other devices.
          </p>
          <Row gap={8}>
            <ConfirmButton
              label="New address"
              name="Make a new address"
              question={{
                title: 'Make a new address?',
                text: 'The address you have stops working. Apps that subscribed to it need the new one.',
                submit: 'Make a new address',
              }}
              isLarge
              isDisabled={isPending}
              onConfirm={() => mutate(true)}
            />
            <ConfirmButton
              label="End the address"
              name="End the address of my calendar"
              question={{
                title: 'End the address of your calendar?',
                text: 'Apps that subscribed to it get nothing from now on. You can make another address at any time.',
                submit: 'End the address',
              }}
              isDanger
              isLarge
              isDisabled={isPending}
              onConfirm={() => mutate(false)}
            />
          </Row>
        </>
      )}
    </Section>
  );
}
