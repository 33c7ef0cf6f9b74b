import { type CSSProperties, lazy, Suspense, useCallback } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { CharacterCount } from '../character-count.tsx';
import { FormField } from '../form-field.tsx';
import { Waiting } from './waiting.tsx';

const TextEditor = lazy(() => import('./text-editor.tsx').then((module) => ({ default: module.TextEditor })));

interface TextEditorFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** A field that holds a text in the form of `typedText`. */
  name: FieldPath<Values>;
  label: string;
  max: number;
  hint?: string;
  placeholder?: string;
  isOptional?: boolean;
  /** Whether pictures may stand between the paragraphs: the record must hold them (`holdTextPictures`). */
  hasPictures?: boolean;
  /** The least height, in lines. */
  rows?: number;
}

/** A long text (rule long-texts), written as it will look. The editor is loaded with the field. */
export function TextEditorField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  max,
  hint,
  placeholder,
  isOptional = false,
  hasPictures = false,
  rows = 10,
}: TextEditorFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange, onBlur } = field;
  const value: string = field.value ?? '';
  const onReady = useCallback((handle: { focus: () => void }) => ref(handle), [ref]);
  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(hint !== undefined && { hint })}
      extra={<CharacterCount text={value} max={max} />}
    >
      {(tied) => (
        <div style={{ '--text-height': `${rows * 1.6 + 1.5}em` } as CSSProperties}>
          <Suspense fallback={<Waiting />}>
            <TextEditor
              tied={tied}
              value={value}
              isRequired={!isOptional}
              hasPictures={hasPictures}
              placeholder={placeholder}
              onChange={onChange}
              onBlur={onBlur}
              onReady={onReady}
            />
          </Suspense>
        </div>
      )}
    </FormField>
  );
}
