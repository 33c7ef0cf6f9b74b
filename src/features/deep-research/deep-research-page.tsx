import { useState } from 'react';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { Page } from '#src/components/page.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useToolState } from './api.ts';
import { AboutOwnTool } from './components/about-own-tool.tsx';
import { AboutTab } from './components/about-tab.tsx';
import { HowToUse } from './components/how-to-use.tsx';
import { PageHead } from './components/page-head.tsx';
import { ResearchTab } from './components/research-tab.tsx';
import { ownPoweredBy, poweredBy } from './powered-by.ts';
import { useOpenTitle, useQuestions } from './questions/api.ts';

/** The first tab, on which the tool is. */
const research = 0;

/**
 * /deep-research (rule deep-research), for signed-in users: the tool that the configuration names or, without one, our
 * own. Every tab stays in the document, so that a conversation with the tool outlives a look at the advice.
 */
export function DeepResearchPage() {
  const site = useSite();
  const tool = site.deepResearch;
  const state = useToolState(tool.url);
  const isOwn = state.state === 'not-configured';
  const { data } = useQuestions(isOwn);
  const openTitle = useOpenTitle();
  usePageTitle((isOwn && openTitle) || staticPages[paths.deepResearch].title);
  const [tab, setTab] = useState(research);
  const [isFull, setIsFull] = useState(false);

  const openFull = () => {
    // A dialog inside a hidden tab would stay hidden.
    setTab(research);
    setIsFull(true);
  };
  const isAwaited = state.state === 'checking' && tool.url === null;
  return (
    <Page>
      <PageHead
        powered={isOwn || isAwaited ? ownPoweredBy(site.productName, data?.models) : poweredBy(tool.name)}
        url={tool.url}
        canEnlarge={state.state === 'checking' ? null : state.state === 'ready'}
        onFullScreen={openFull}
      />
      <Tabs
        label="Deep Research"
        state={[tab, setTab]}
        tabs={[
          {
            name: 'Research',
            content: <ResearchTab tool={tool} state={state} isFull={isFull} onCloseFull={() => setIsFull(false)} />,
          },
          isOwn
            ? { name: 'About Deep Research', content: <AboutOwnTool site={site} models={data?.models} /> }
            : { name: `About ${tool.name}`, content: <AboutTab site={site} /> },
          { name: 'How to Use', content: <HowToUse models={isOwn ? (data?.models ?? []) : null} /> },
        ]}
      />
    </Page>
  );
}
