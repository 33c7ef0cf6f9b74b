import { Tabs } from 'antd';
import { useState } from 'react';

import { staticPages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import { Page } from '#src/components/page.tsx';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useToolState } from './api.ts';
import { AboutTab } from './components/about-tab.tsx';
import { HowToUse } from './components/how-to-use.tsx';
import { PageHead } from './components/page-head.tsx';
import { ResearchTab } from './components/research-tab.tsx';
import styles from './deep-research-page.module.css';

/**
 * /deep-research (rule deep-research), for signed-in users. Tabs that were opened stay in the document, so
 * that a conversation with the tool outlives a look at the advice.
 */
export function DeepResearchPage() {
  const site = useSite();
  usePageTitle(staticPages[paths.deepResearch].title);
  const tool = site.deepResearch;
  const state = useToolState(tool.url);
  const [tab, setTab] = useState('research');
  const [isFull, setIsFull] = useState(false);

  const openFull = () => {
    // A dialog inside a hidden tab would stay hidden.
    setTab('research');
    setIsFull(true);
  };

  return (
    <Page>
      <PageHead
        tool={tool}
        canEnlarge={state.state === 'checking' ? null : state.state === 'ready'}
        onFullScreen={openFull}
      />
      <Tabs
        className={styles.tabs}
        activeKey={tab}
        onChange={setTab}
        animated={false}
        items={[
          {
            key: 'research',
            label: 'Research',
            children: (
              <ResearchTab
                tool={tool}
                state={state}
                isFull={isFull}
                onCloseFull={() => setIsFull(false)}
                onShowAdvice={() => setTab('how-to-use')}
              />
            ),
          },
          { key: 'about', label: `About ${tool.name}`, children: <AboutTab site={site} /> },
          { key: 'how-to-use', label: 'How to Use', children: <HowToUse /> },
        ]}
      />
    </Page>
  );
}
