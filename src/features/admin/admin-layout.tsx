import { SafetyOutlined } from '@ant-design/icons';
import { Outlet } from 'react-router-dom';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useAccount, useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './admin-layout.module.css';

/** The frame of /admin. It tells other users that the pages are for admins only; the server refuses their calls. */
export function AdminLayout() {
  const { user } = useCurrentUser();
  if (user?.role === 'admin') return <AdminArea />;
  return (
    <Message
      title="For admins only"
      text="Your account does not have admin rights."
      action={<ButtonLink to={paths.dashboard}>To your dashboard</ButtonLink>}
    />
  );
}

/** The content, or the link to two-factor sign-in for admins who need it and have not set it up. */
function AdminArea() {
  const { data: account, isPending } = useAccount();
  if (account?.mustSetUpTwoFactor) {
    return (
      <Message
        art={<SafetyOutlined />}
        title="Set up two-factor sign-in first"
        text="Admins must sign in here with a code from their phone as well as their password. The admin area opens as soon as it is on."
        action={<ButtonLink to={paths.settingsSecurity}>To your security settings</ButtonLink>}
      />
    );
  }
  return <div className={styles.area}>{isPending ? <RowsSkeleton /> : <Outlet />}</div>;
}

function Message(props: Omit<Parameters<typeof MessagePanel>[0], 'headingLevel'>) {
  usePageTitle(staticPages[paths.admin].title);
  return (
    <Page>
      <MessagePanel headingLevel={1} {...props} />
    </Page>
  );
}
