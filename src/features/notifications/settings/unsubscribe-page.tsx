import { BellOutlined, CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { notificationKinds } from '#contract/notifications.ts';
import { type unsubscribableKinds, unsubscribeFromNotifications } from '#contract/notifications-settings.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { useMailedSecrets } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { useUnsubscribe } from './api.ts';

/**
 * /notifications/unsubscribe#kind=…&token=…: one click ends the mails of a kind. A click, not opening the
 * page: mail programs and virus scanners open links on their own.
 */
export function UnsubscribeNotificationsPage() {
  usePageTitle(staticPages[paths.unsubscribe].title);
  const link = unsubscribeFromNotifications.body.safeParse(useMailedSecrets('token', 'kind')).data;
  const { mutate, isSuccess, isPending, error } = useUnsubscribe();
  const toSettings = <ButtonLink to={paths.settingsNotifications}>All notification settings</ButtonLink>;
  if (!link) return <MissingLinkPanel actions={toSettings} />;
  if (isNotFound(error)) {
    return (
      <Page width="narrow">
        <MessagePanel
          headingLevel={1}
          isAlert
          art={<WarningOutlined />}
          title="This link has expired"
          text="Please choose in your settings which emails you get."
          action={toSettings}
        />
      </Page>
    );
  }
  const what = whatEnds(link.kind);
  return (
    <Page width="narrow">
      {isSuccess ? (
        <MessagePanel
          headingLevel={1}
          isAlert
          art={<CheckCircleOutlined />}
          title="You have unsubscribed from these emails"
          text={`We no longer send you ${what}. The bell on the site still shows these notifications.`}
          action={toSettings}
        />
      ) : (
        <MessagePanel
          headingLevel={1}
          art={<BellOutlined />}
          title="Unsubscribe from these emails?"
          text={`Stop ${what} with one click.`}
          action={
            <Button
              size="large"
              kind="primary"
              disabled={isPending}
              onClick={() =>
                mutate(link, {
                  onError: (failure) => isNotFound(failure) || toastFailure('Unsubscribing failed', failure),
                })
              }
            >
              {isPending ? 'Unsubscribing...' : 'Unsubscribe'}
            </Button>
          }
        />
      )}
    </Page>
  );
}

function whatEnds(kind: (typeof unsubscribableKinds)[number]): string {
  if (kind === 'digest') return 'the daily digest';
  if (kind === 'weekly') return 'the weekly digest';
  return `emails about “${notificationKinds[kind]}”`;
}
