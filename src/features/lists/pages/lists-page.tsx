import { UnorderedListOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewForm, SharedResults } from '#src/features/sharing/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useLists } from '../api.ts';
import { listKind } from '../kind.ts';
import { recordsIn } from '../words.ts';

/** /network/lists: the member's lists, and those that others share with the member. */
export function ListsPage() {
  usePageTitle(staticPages[paths.lists].title);
  const navigate = useNavigate();
  return (
    <Page width="narrow">
      <PageHeader
        title="Lists"
        subtitle="Records that belong together: your own lists, and those shared with you."
        actions={
          <>
            <ButtonLink to={paths.saved}>Saved</ButtonLink>
            <ButtonLink to={paths.notes}>Notes</ButtonLink>
          </>
        }
      />
      <NewForm kind={listKind} submit="Create list" onMade={({ id }) => void navigate(pathTo(paths.list, { id }))} />
      <SharedResults
        kind={listKind}
        label="Lists"
        result={useLists()}
        empty={{
          art: <UnorderedListOutlined />,
          title: 'No lists yet',
          text: 'Create one here, or choose “Add to list” on the card or page of a company, member, listing, event or article.',
        }}
        pageOf={({ id }) => pathTo(paths.list, { id })}
        sizeOf={({ items }) => recordsIn(items)}
      />
    </Page>
  );
}
