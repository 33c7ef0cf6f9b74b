import { lateSection } from '#src/components/late-section.tsx';
import { Spinner } from '#src/components/spinner.tsx';

/** `ArticleView` for a preview. The home page uses this feature, too, and does not need the code for long texts. */
export const LateArticleView = lateSection(async () => (await import('./article-view.tsx')).ArticleView, {
  title: 'The preview could not be loaded',
  fallback: <Spinner label="Loading the preview" />,
});
