import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';

import { listingBounds } from '#contract/listings.ts';
import { FormField } from '#src/components/form-field.tsx';
import { fieldLabels, type ListingControl } from '../listing-form.ts';
import styles from './tags-field.module.css';

/**
 * The tags of a listing (spec 2, section 4): Enter or the plus button adds one that is trimmed, not
 * empty and not there yet; its button, or Backspace in the empty input for the last one, removes it.
 */
export function TagsField({ control }: { control: ListingControl }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const [text, setText] = useState('');
  const [said, setSaid] = useState({ text: '', isProblem: false });
  const input = useRef<InputRef>(null);
  const tags = field.value;

  const add = () => {
    const tag = text.trim();
    input.current?.focus();
    if (tag === '') {
      setText('');
    } else if (tags.some((other) => other.toLowerCase() === tag.toLowerCase())) {
      setSaid({ text: `${tag} is already in the list.`, isProblem: true });
    } else if (tags.length >= listingBounds.tags.max) {
      setSaid({ text: `Please use at most ${listingBounds.tags.max} tags.`, isProblem: true });
    } else {
      field.onChange([...tags, tag]);
      setSaid({ text: `${tag} added.`, isProblem: false });
      setText('');
    }
  };
  const remove = (tag: string) => {
    field.onChange(tags.filter((other) => other !== tag));
    setSaid({ text: `${tag} removed.`, isProblem: false });
    input.current?.focus();
  };

  return (
    <FormField
      label={fieldLabels.tags}
      error={fieldState.error?.message}
      hint={`Press Enter to add a tag, up to ${listingBounds.tags.max}.`}
    >
      {(props) => (
        <div className={styles.tags}>
          {tags.length > 0 && (
            <ul aria-label="Added so far" className={styles.list}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                  <button
                    type="button"
                    aria-label={`Remove tag ${tag}`}
                    className={styles.remove}
                    onClick={() => remove(tag)}
                  >
                    <CloseOutlined aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.row}>
            <Input
              {...props}
              ref={(element) => {
                input.current = element;
                field.ref(element);
              }}
              size="large"
              autoComplete="off"
              enterKeyHint="done"
              placeholder="e.g. perovskite"
              aria-required
              status={fieldState.error ? 'error' : ''}
              maxLength={listingBounds.tags.length}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setSaid({ text: '', isProblem: false });
              }}
              onBlur={field.onBlur}
              onKeyDown={(event) => {
                // While an input method composes a word, its Enter and Backspace are its own.
                if (event.nativeEvent.isComposing) return;
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add();
                }
                const last = tags.at(-1);
                if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
              }}
            />
            <Button size="large" icon={<PlusOutlined />} aria-label="Add tag" onClick={add} />
          </div>
          {/* What was added or removed is there to see; only what was not done is said to everyone. */}
          <p role="status" className={said.isProblem ? styles.problem : 'visually-hidden'}>
            {said.text}
          </p>
        </div>
      )}
    </FormField>
  );
}
