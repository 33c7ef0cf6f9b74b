import type { Article } from '#contract/articles.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { MoreButton } from '#src/components/more-button.tsx';
import { shareItem } from '#src/components/share-item.tsx';
import { useKeepItems } from '#src/features/lists/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';

/** What one can do with an article. */
export function ArticleActions({ article: { id, title } }: { article: Article }) {
  const { items, dialogs } = useKeepItems({ kind: 'article', id, name: title });
  return (
    <>
      <SaveButton kind="article" id={id} />
      <MoreButton items={[...items, shareItem(pathTo(paths.article, { id }))]} />
      {dialogs}
    </>
  );
}
