import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { useLateCode } from '#src/hooks/use-late-code.ts';
import { afterFirstInput, lateCode } from '#src/lib/late-code.ts';
import { CharacterCount } from '../character-count.tsx';
import { FormField } from '../form-field.tsx';
import type { EditorHandle } from './text-editor.tsx';
import { type StandIn, TextStandIn } from './text-stand-in.tsx';

const textEditor = lateCode(async () => (await import('./text-editor.tsx')).TextEditor);

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

/**
 * A long text (rule long-texts), written as it will look. The editor is loaded when the user first presses or types
 * something; a stand-in looks like it until then, and goes on working where the editor cannot be had.
 */
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
  const [isWanted, setWanted] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [isReady, setReady] = useState(false);
  /** Another one with each focus after a failure, which tries again. */
  const [attempt, setAttempt] = useState(0);
  useEffect(() => afterFirstInput(() => setWanted(true)), []);
  const { code: TextEditor, hasFailed } = useLateCode(textEditor, isWanted, attempt);

  const standIn = useRef<StandIn>(null);
  /** The focus passes to the editor, which is no leaving of the field. */
  const isPassing = useRef(false);
  useEffect(() => {
    ref({ focus: () => standIn.current?.focus() });
  }, [ref]);
  const onReady = useCallback(
    (handle: EditorHandle) => {
      ref(handle);
      const from = standIn.current?.handOver();
      isPassing.current = true;
      setReady(true);
      if (from) handle.goOn(from);
      isPassing.current = false;
    },
    [ref],
  );
  const shared = {
    value,
    isRequired: !isOptional,
    hasPictures,
    placeholder,
    onChange,
    onBlur: () => {
      if (!isPassing.current) onBlur();
    },
  };
  const shownHint = hasFailed
    ? 'The tools for this text could not be loaded. Check your connection, then press on the text to try again.'
    : hint;
  return (
    <FormField
      label={label}
      error={fieldState.error?.message}
      isOptional={isOptional}
      {...(shownHint !== undefined && { hint: shownHint })}
      extra={<CharacterCount text={value} max={max} />}
    >
      {(tied) => (
        <div
          style={{ '--text-height': `${rows * 1.6 + 1.5}em` } as CSSProperties}
          onFocus={() => {
            setWanted(true);
            if (hasFailed) setAttempt((count) => count + 1);
          }}
        >
          {!isReady && <TextStandIn {...shared} ref={standIn} tied={tied} onComposing={setComposing} />}
          {TextEditor && (isReady || !isComposing) && <TextEditor {...shared} tied={tied} onReady={onReady} />}
        </div>
      )}
    </FormField>
  );
}
