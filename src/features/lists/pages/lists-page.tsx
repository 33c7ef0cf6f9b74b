import { UnorderedListOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatAge } from '#src/lib/format.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { useLists } from '../api.ts';
import { NewListForm } from '../components/new-list-form.tsx';
import { recordsIn, whoSees } from '../words.ts';
import styles from './lists-page.module.css';

/** /network/lists: the member's lists, and those that others share with the member. */
export function ListsPage() {
  usePageTitle(staticPages[paths.lists].title);
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useLists();
  return (
    <AntdProvider>
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
        <NewListForm submit="Create list" onMade={({ id }) => void navigate(pathTo(paths.list, { id }))} />
        <section aria-label="Lists" aria-busy={!data} className={styles.results}>
          {!data && isError && (
            <RetryPanel title="Your lists could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
          {!data && !isError && <RowsSkeleton />}
          {data?.items.length === 0 && (
            <MessagePanel
              art={<UnorderedListOutlined />}
              title="No lists yet"
              text="Create one here, or choose “Add to list” on the page of a company, technology, member, listing or event."
            />
          )}
          {data && data.items.length > 0 && (
            <ul className={styles.list}>
              {data.items.map((list) => (
                <li key={list.id} className={styles.row} data-card>
                  <h2 className={styles.name}>
                    <Link to={pathTo(paths.list, { id: list.id })}>{list.name}</Link>
                  </h2>
                  <p className={styles.about}>
                    {recordsIn(list.items)}, changed {formatAge(list.updatedAt)}. {whoSees(list)}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      </Page>
    </AntdProvider>
  );
}
