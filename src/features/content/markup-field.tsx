import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  MessageOutlined,
  OrderedListOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type ReactNode, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CharacterCount } from '#src/components/character-count.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { TextArea } from '#src/components/text-area.tsx';
import { type Mark, mark } from '#src/lib/markup.ts';
import styles from './markup-field.module.css';

const marks: readonly { kind: Mark; label: string; face: ReactNode }[] = [
  { kind: 'heading', label: 'H2, heading', face: 'H2' },
  { kind: 'subheading', label: 'H3, subheading', face: 'H3' },
  { kind: 'bold', label: 'Bold', face: <BoldOutlined /> },
  { kind: 'italic', label: 'Italic', face: <ItalicOutlined /> },
  { kind: 'bullets', label: 'List', face: <UnorderedListOutlined /> },
  { kind: 'numbers', label: 'Numbered list', face: <OrderedListOutlined /> },
  { kind: 'quote', label: 'Quote', face: <MessageOutlined /> },
  { kind: 'link', label: 'Link', face: <LinkOutlined /> },
];

interface MarkupFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  name: FieldPath<Values>;
  label: string;
  max: number;
}

/** A long text with its marks: paragraphs are plain, an empty line between them; buttons put tags around the rest. */
export function MarkupField<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  max,
}: MarkupFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const area = useRef<HTMLTextAreaElement>(null);
  const value: string = field.value ?? '';

  const put = (kind: Mark) => {
    const input = area.current;
    if (!input) return;
    const replacement = mark({ text: input.value, start: input.selectionStart, end: input.selectionEnd }, kind);
    const { from, to, text, start, end } = replacement;
    input.setRangeText(text, from, to);
    field.onChange(input.value);
    input.focus();
    // After the field has the new text.
    requestAnimationFrame(() => input.setSelectionRange(from + start, from + end));
  };

  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      hint="An empty line starts a new paragraph. Two headings or more make a table of contents."
      extra={<CharacterCount text={value} max={max} />}
    >
      {(tied) => (
        <div className={styles.box}>
          <div role="toolbar" aria-label="Formatting" aria-controls={tied.id} className={styles.toolbar}>
            {marks.map(({ kind, label: name, face }) => (
              <button
                key={kind}
                type="button"
                aria-label={name}
                title={name}
                className={styles.mark}
                // Keeps the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => put(kind)}
              >
                {face}
              </button>
            ))}
          </div>
          <TextArea
            {...tied}
            ref={(element) => {
              area.current = element;
              field.ref(element);
            }}
            name={field.name}
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            aria-required
            className={styles.text}
            rows={24}
            onKeyDown={(event) => {
              if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
              const kind = { b: 'bold', i: 'italic' }[event.key.toLowerCase()];
              if (kind !== 'bold' && kind !== 'italic') return;
              event.preventDefault();
              put(kind);
            }}
          />
        </div>
      )}
    </FormField>
  );
}
