import { LaptopOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { platform } from '#src/platform/index.ts';
import { useAppStatus } from './api.ts';
import { AboutSection } from './components/about-section.tsx';
import { AppearanceSection, NotificationSection, SpellingSection } from './components/behaviour-sections.tsx';
import { CrashReportsSection } from './components/crash-reports-section.tsx';
import { KeptOfflineSection } from './components/kept-offline-section.tsx';
import { OfflineSection } from './components/offline-section.tsx';
import { PresenceSection } from './components/presence-section.tsx';
import { ServerSection } from './components/server-section.tsx';
import { UpdatesSection } from './components/updates-section.tsx';

/** /settings/app: the settings of the desktop app; on the web there is nothing to set. */
export function AppSettingsPage() {
  usePageTitle(staticPages[paths.settingsApp].title);
  return <Page>{platform.app ? <Settings /> : <NotHere />}</Page>;
}

function Settings() {
  const { data: status } = useAppStatus();
  return (
    <>
      <PageHeader title="App Settings" subtitle="For CARDI on this computer. Changes apply at once." />
      <ServerSection />
      <OfflineSection />
      <KeptOfflineSection />
      <AppearanceSection />
      <NotificationSection />
      <PresenceSection />
      <SpellingSection />
      <UpdatesSection version={status?.appVersion} />
      <CrashReportsSection />
      <AboutSection />
    </>
  );
}

function NotHere() {
  return (
    <MessagePanel
      headingLevel={1}
      art={<LaptopOutlined />}
      title="Settings of the desktop app"
      text="This page belongs to the installed app. Open it there to choose a server, read offline and check for updates."
      action={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
    />
  );
}
