import { useState } from 'react';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { Page } from '#src/components/page.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useToolState } from './api.ts';
import { AboutTab } from './components/about-tab.tsx';
import { HowToUse } from './components/how-to-use.tsx';
import { PageHead } from './components/page-head.tsx';
import { ResearchTab } from './components/research-tab.tsx';

/** The addresses of tabs that other pages link to. */
const places = { research: 0, howToUse: 2 };

/**
 * /deep-research (rule deep-research), for signed-in users. Every tab stays in the document, so that a
 * conversation with the tool outlives a look at the advice.
 */
export function DeepResearchPage() {
  const site = useSite();
  usePageTitle(staticPages[paths.deepResearch].title);
  const tool = site.deepResearch;
  const state = useToolState(tool.url);
  const [tab, setTab] = useState(places.research);
  const [isFull, setIsFull] = useState(false);

  const openFull = () => {
    // A dialog inside a hidden tab would stay hidden.
    setTab(places.research);
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
        label="Deep Research"
        state={[tab, setTab]}
        tabs={[
          {
            name: 'Research',
            content: (
              <ResearchTab
                tool={tool}
                state={state}
                isFull={isFull}
                onCloseFull={() => setIsFull(false)}
                onShowAdvice={() => setTab(places.howToUse)}
              />
            ),
          },
          { name: `About ${tool.name}`, content: <AboutTab site={site} /> },
          { name: 'How to Use', content: <HowToUse /> },
        ]}
      />
    </Page>
  );
}
