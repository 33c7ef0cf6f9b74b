import type { Control } from 'react-hook-form';
import type { ParsedArticleInput } from '#contract/articles-admin.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { ContentFields, contentNames } from '#src/features/content/index.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import type { ArticleValues } from './article-form.ts';

/** The fields of an article. */
export function ArticleFields({ control }: { control: Control<ArticleValues, unknown, ParsedArticleInput> }) {
  const { data: areas = [] } = useFocusAreas();
  return (
    <ContentFields control={control} names={contentNames}>
      <ChoiceField
        control={control}
        name="focusAreaId"
        label="Focus area"
        placeholder="Choose one"
        choices={areas.map(({ id, title }) => ({ value: String(id), label: title }))}
        hint="Its drawing is shown where the article has no picture."
      />
      <TextField control={control} name="author" label="Author" />
    </ContentFields>
  );
}
