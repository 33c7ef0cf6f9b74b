import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { contentBounds } from '#contract/content.ts';
import { CheckField } from '#src/components/check-field.tsx';
import { TextEditorField } from '#src/components/text-editor/text-editor-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { WordsField } from '#src/components/words-field.tsx';
import type { ContentValues } from './content-form.ts';
import styles from './editor-frame.module.css';

/** Names of the fields, which all forms call alike; the compiler cannot see that of a form that varies. */
export const contentNames = {
  title: 'title',
  description: 'description',
  content: 'content',
  tags: 'tags',
  publishedAt: 'publishedAt',
  isSample: 'isSample',
} as const satisfies { [Name in keyof ContentValues]: Name };

interface ContentFieldsProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** `contentNames` */
  names: { [Name in keyof ContentValues]: FieldPath<Values> };
  /** The slug, for kinds that have one. */
  address?: ReactNode;
  /** The fields of this kind only, next to the text. */
  children: ReactNode;
}

/** The fields of an article of either kind: the text on one side, its data on the other. */
export function ContentFields<Values extends FieldValues, Parsed>({
  control,
  names,
  address,
  children,
}: ContentFieldsProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name: names.tags });
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <TextField control={control} name={names.title} label="Title" max={contentBounds.title.max} />
        {address}
        <TextField
          control={control}
          name={names.description}
          label="Summary"
          rows={3}
          max={contentBounds.description.max}
          hint="Under the title, on cards and in link previews."
        />
        <TextEditorField
          hasPictures
          control={control}
          name={names.content}
          label="Text"
          rows={24}
          max={contentBounds.content.max}
          hint="Two headings or more make a table of contents."
        />
      </div>
      <div className={styles.side}>
        {children}
        <TextField
          control={control}
          name={names.publishedAt}
          label="Publication date"
          type="datetime-local"
          isOptional
          hint="Your time. If left empty, it is the moment of publishing. With a future date, it appears from then on."
        />
        <WordsField
          label="Tags"
          nouns={{ one: 'tag', many: 'tags' }}
          words={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          max={contentBounds.tags.max}
          maxLength={contentBounds.tags.length}
          placeholder="e.g. desalination"
          error={fieldState.error?.message}
        />
        <CheckField
          control={control}
          name={names.isSample}
          label="Sample article"
          hint="Marks it as a sample: an invented author, written for a new network."
        />
      </div>
    </div>
  );
}
