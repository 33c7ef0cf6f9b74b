import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';

import { typedHtml } from '#contract/kit/typed-text.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import type { ListingControl } from '../listing-form.ts';
import { ListingCardFrame } from './listing-card.tsx';
import styles from './listing-preview.module.css';

/** The card as it will appear in the list, updated during typing. */
export function ListingPreview({ control, isFeatured }: { control: ListingControl; isFeatured: boolean }) {
  const values = useDeferredValue(useWatch({ control }));
  const { data: areas = [] } = useFocusAreas();
  const { type = 'company', title = '', description = '', focusArea = '', tags = [] } = values;
  const slug = areas.find((area) => area.title === focusArea)?.slug ?? '';
  const location = type === 'company' ? values.companyLocation : type === 'job' ? values.jobLocation : undefined;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h2 className={styles.heading}>Preview</h2>
      <div className={styles.frame} aria-hidden="true">
        <ListingCardFrame
          listing={{
            type,
            isFeatured,
            focusArea: focusArea || 'Focus area',
            focusAreaSlug: slug,
            companyName: (type === 'company' && values.companyName) || null,
            location: location || null,
            country: null,
            excerpt: textOf(description) || 'The beginning of your description appears here.',
          }}
          words={[title, ...tags]}
          title={<span className={title ? undefined : styles.empty}>{title || 'Your title'}</span>}
          age="just now"
          tags={
            <ul className={styles.tags}>
              {tags.slice(0, 3).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          }
        />
      </div>
    </section>
  );
}

/** Without markup, and no longer than two lines can show. */
function textOf(description: string): string {
  return typedHtml(description.slice(0, 600))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 220);
}
