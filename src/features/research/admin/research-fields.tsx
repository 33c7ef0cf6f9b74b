import { type UseFormReturn, useController } from 'react-hook-form';
import { slugOf } from '#contract/content.ts';
import { paths } from '#contract/kit/paths.ts';
import { researchCategories, researchTypes } from '#contract/research.ts';
import type { ParsedResearchInput, ResearchEdition } from '#contract/research-admin.ts';
import { Button } from '#src/components/button.tsx';
import { CheckField } from '#src/components/check-field.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { Input } from '#src/components/input.tsx';
import { ContentFields, contentNames } from '#src/features/content/index.ts';
import { choicesOf } from '#src/lib/choices.ts';
import styles from './research-fields.module.css';
import type { ResearchValues } from './research-form.ts';

const categories = choicesOf(researchCategories);
const types = researchTypes.map((value) => ({ value, label: value }));

interface ResearchFieldsProps {
  form: UseFormReturn<ResearchValues, unknown, ParsedResearchInput>;
  edition: ResearchEdition | null;
}

/** The fields of a research article. */
export function ResearchFields({ form, edition }: ResearchFieldsProps) {
  const { control } = form;
  return (
    <ContentFields
      control={control}
      names={contentNames}
      address={<SlugField form={form} isFixed={edition?.isSlugFixed ?? false} />}
    >
      <ChoiceField
        control={control}
        name="category"
        label="Category"
        placeholder="Choose one"
        choices={categories}
        hint="Its drawing is used as the picture."
      />
      <ChoiceField control={control} name="type" label="Type" placeholder="Choose one" choices={types} />
      <CheckField
        control={control}
        name="isPremium"
        label="Premium content"
        hint="Professional members read it in full; everyone else reads the first two paragraphs."
      />
    </ContentFields>
  );
}

/** The slug, suggested by the title. A published article keeps it. */
function SlugField({ form, isFixed }: { form: ResearchFieldsProps['form']; isFixed: boolean }) {
  const { field, fieldState } = useController({ control: form.control, name: 'slug' });
  const suggested = slugOf(form.watch('title'));
  const canSuggest = !isFixed && field.value !== '' && suggested !== '' && suggested !== field.value;
  return (
    <FormField
      label="Address"
      error={fieldState.error?.message}
      hint={
        isFixed
          ? 'A published article keeps its address, so that links to it keep working.'
          : 'If left empty, it is made from the title. You can change it until the article is published.'
      }
    >
      {(tied) => (
        <div className={styles.address}>
          <Input
            {...field}
            {...tied}
            size="large"
            prefix={`${paths.researchHub}/`}
            autoComplete="off"
            placeholder={suggested}
            aria-required
            readOnly={isFixed}
          />
          {canSuggest && (
            <Button size="large" onClick={() => form.setValue('slug', suggested, { shouldDirty: true })}>
              From the title
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}
