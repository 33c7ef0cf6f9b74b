import { paths, staticPages } from '#contract/kit/paths.ts';
import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Section } from '#src/components/section.tsx';
import { SectionSkeleton } from '#src/components/section-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { OwnNewsletter } from '#src/features/newsletter/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useNotificationSettings, useSetDelivery } from './api.ts';
import { DeliveryChoice } from './delivery-choice.tsx';

/** /settings/notifications */
export function NotificationSettingsPage() {
  usePageTitle(staticPages[paths.settingsNotifications].title);
  const { data, isError, isFetching, refetch } = useNotificationSettings();
  const { mutate, isSuccess } = useSetDelivery();
  if (!data && isError) {
    return (
      <RetryPanel
        title="Your notification settings could not be loaded"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SectionSkeleton heights={[1060]} />;
  return (
    <Stack gap={24}>
      <Section
        title="Email notifications"
        text="The bell shows every notification at once. Here you choose which ones you also get by email, and when: the daily digest comes in the morning (6:00 UTC), the weekly one on Mondays; both list what you have not read yet. Every email has a link to unsubscribe from that type of notification."
      >
        <div>
          {(Object.keys(notificationKinds) as NotificationKind[]).map((kind) => (
            <DeliveryChoice
              key={kind}
              kind={kind}
              delivery={data.settings[kind]}
              onChoose={(delivery) => mutate({ kind, delivery })}
            />
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {isSuccess ? 'Saved' : ''}
        </p>
      </Section>
      <OwnNewsletter />
    </Stack>
  );
}
