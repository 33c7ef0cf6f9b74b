import { lateSection } from '#src/components/late-section.tsx';
import { Spinner } from '#src/components/spinner.tsx';

/** `EventArticle` for a preview. */
export const LateEventArticle = lateSection(async () => (await import('./event-article.tsx')).EventArticle, {
  title: 'The preview could not be loaded',
  fallback: <Spinner label="Loading the preview" />,
});
