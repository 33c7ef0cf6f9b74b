import { ProjectOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewForm, SharedResults } from '#src/features/sharing/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { usePipelines } from '../api.ts';
import { pipelineKind } from '../kind.ts';
import { cardsIn } from '../words.ts';

/** /network/pipeline: the member’s boards, and those that others share with the member. */
export function PipelinesPage() {
  usePageTitle(staticPages[paths.pipelines].title);
  const navigate = useNavigate();
  return (
    <Page width="narrow">
      <PageHeader
        title="Pipeline"
        subtitle="Boards of what you follow, from the first look to the decision: your own, and those shared with you."
        actions={<ButtonLink to={paths.lists}>Lists</ButtonLink>}
      />
      <NewForm
        kind={pipelineKind}
        submit="Create pipeline"
        onMade={({ id }) => void navigate(pathTo(paths.pipeline, { id }))}
      />
      <SharedResults
        kind={pipelineKind}
        label="Pipelines"
        result={usePipelines()}
        empty={{
          art: <ProjectOutlined />,
          title: 'No pipelines yet',
          text: 'Create one here, or choose “Add to pipeline” on the card or page of a company, member, listing, event or article.',
        }}
        pageOf={({ id }) => pathTo(paths.pipeline, { id })}
        sizeOf={({ cards }) => cardsIn(cards)}
      />
    </Page>
  );
}
