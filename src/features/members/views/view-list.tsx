import { EyeOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import type { ProfileView } from '#contract/members-views.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useRelations } from '#src/features/connections/index.ts';
import type { useProfileViews } from './api.ts';
import styles from './view-list.module.css';
import { ViewRow } from './view-row.tsx';

/** Who viewed the current user's profile, newest day first. */
export function ViewList({ result }: { result: ReturnType<typeof useProfileViews> }) {
  const relations = useRelations(result.data?.pages.map(({ items }) => namedIn(items)) ?? []);
  return (
    <PagedResults
      result={result}
      noun="views"
      skeleton={<RowsSkeleton />}
      empty={
        <MessagePanel
          art={<EyeOutlined />}
          title="Nobody has viewed your profile yet"
          text="Signed-in members who open your profile appear here. The more it says, the more people find it."
          action={<ButtonLink to={paths.profileEdit}>Edit your profile</ButtonLink>}
        />
      }
    >
      {(views) => (
        <ul className={styles.list} aria-label="Views">
          {views.map((view) => (
            <ViewRow
              key={`${view.day} ${view.by === 'member' ? view.member.id : ''}`}
              view={view}
              relation={view.by === 'member' ? relations.get(view.member.id) : undefined}
            />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

/** The members of a page, each once. */
function namedIn(views: readonly ProfileView[]): number[] {
  return [...new Set(views.flatMap((view) => (view.by === 'member' ? [view.member.id] : [])))];
}
