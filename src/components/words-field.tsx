import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';

import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';
import styles from './words-field.module.css';

interface WordsFieldProps {
  label: string;
  /** The noun, singular and plural: `skill`, `skills`. */
  nouns: { one: string; many: string };
  words: readonly string[];
  onChange: (words: string[]) => void;
  onBlur: () => void;
  max: number;
  maxLength: number;
  placeholder: string;
  error: string | undefined;
  isRequired?: boolean;
  /** The input, so that a form can focus a field with an error. */
  inputRef?: (input: HTMLInputElement | null) => void;
}

/**
 * A list of short texts. Enter or the plus button adds a text that is trimmed, not empty and new; its button, or
 * Backspace in the empty input for the last one, removes it.
 */
export function WordsField(props: WordsFieldProps) {
  const { label, nouns, words, onChange, onBlur, max, maxLength, placeholder, error } = props;
  const { isRequired = false, inputRef } = props;
  const [text, setText] = useState('');
  const [said, setSaid] = useState({ text: '', isProblem: false });
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const word = text.trim();
    input.current?.focus();
    if (word === '') {
      setText('');
    } else if (words.some((other) => other.toLowerCase() === word.toLowerCase())) {
      setSaid({ text: `${word} is already in the list.`, isProblem: true });
    } else if (word.length > maxLength) {
      const text = `Please keep each ${nouns.one} to ${maxLength} characters. This one has ${word.length}.`;
      setSaid({ text, isProblem: true });
    } else if (words.length >= max) {
      setSaid({ text: `Please use at most ${max} ${nouns.many}.`, isProblem: true });
    } else {
      onChange([...words, word]);
      setSaid({ text: `${word} added.`, isProblem: false });
      setText('');
    }
  };
  const remove = (word: string) => {
    onChange(words.filter((other) => other !== word));
    setSaid({ text: `${word} removed.`, isProblem: false });
    input.current?.focus();
  };

  return (
    <FormField
      label={label}
      error={error}
      isOptional={!isRequired}
      hint={`Press Enter to add ${nouns.many} one by one, up to ${max}.`}
    >
      {(tied) => (
        <div className={styles.field}>
          {words.length > 0 && (
            <ul aria-label="Added so far" className={styles.list}>
              {words.map((word) => (
                <li key={word} className={styles.word}>
                  {word}
                  <button
                    type="button"
                    aria-label={`Remove ${nouns.one} ${word}`}
                    className={styles.remove}
                    onClick={() => remove(word)}
                  >
                    <CloseOutlined aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.row}>
            <Input
              {...tied}
              ref={(element) => {
                input.current = element;
                inputRef?.(element);
              }}
              aria-required={isRequired}
              size="large"
              autoComplete="off"
              enterKeyHint="done"
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setSaid({ text: '', isProblem: false });
              }}
              onBlur={onBlur}
              onKeyDown={(event) => {
                // While an input method composes a word, Enter and Backspace belong to it.
                if (event.nativeEvent.isComposing) return;
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add();
                }
                const last = words.at(-1);
                if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
              }}
            />
            <Button size="large" icon={<PlusOutlined />} aria-label={`Add ${nouns.one}`} onClick={add} />
          </div>
          {/* Additions and removals are visible, so they are announced to screen readers only. Problems are shown to
              everyone. */}
          <p role="status" className={said.isProblem ? styles.problem : 'visually-hidden'}>
            {said.text}
          </p>
        </div>
      )}
    </FormField>
  );
}
