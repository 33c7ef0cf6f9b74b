import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type FieldControl, labelIdOf } from '../form-field.tsx';
import { latePart } from '../late-part.tsx';
import { shownHtml, sourceOf, typedWords, withFullRows, withOwnHeadings } from './source.ts';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar.tsx';
import { linkTool, pictureTool } from './tools.tsx';

/** An empty text needs nothing of it. */
const RichText = latePart(async () => (await import('../rich-text.tsx')).RichText);

/** Where the cursor is in a text that the editor takes over. */
export type Place =
  /** Behind so many characters, without those between paragraphs. */
  | { after: number }
  /** At a point of the window. */
  | { left: number; top: number };

/** What the editor goes on from. */
export interface HandOver {
  place: Place;
  /** What was typed meanwhile, for this place. */
  typed: string;
}

export interface StandIn {
  /** What its user is doing in it; `null` where the focus is elsewhere. */
  handOver: () => HandOver | null;
  focus: () => void;
}

interface TextStandInProps {
  tied: FieldControl;
  value: string;
  isRequired: boolean;
  hasPictures: boolean;
  placeholder: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Whether an input method is composing characters, which must not be interrupted. */
  onComposing: (isComposing: boolean) => void;
  ref: RefObject<StandIn | null>;
}

/**
 * Stands where the editor will, and looks like it. An empty text can be written in it as words and paragraphs; one that has
 * something in it is shown, and what is typed into it is kept for the editor.
 */
export function TextStandIn({ value, onChange, ref, ...props }: TextStandInProps) {
  /** What was typed here, and the value that it makes. */
  const [typed, setTyped] = useState({ words: '', value: '' });
  const [isPasted, setPasted] = useState(false);
  const isEmpty = value === '';
  const isOwn = isEmpty || value === typed.value;
  return (
    <div className={styles.box} data-invalid={props.tied['aria-invalid']}>
      <div className={styles.tools}>
        <Toolbar marks={undefined} forms={props.hasPictures ? [linkTool, pictureTool] : [linkTool]} />
      </div>
      {isOwn ? (
        <Words
          {...props}
          ref={ref}
          words={isEmpty && typed.value !== '' ? '' : typed.words}
          onChange={(words) => {
            const next = typedWords(words);
            setTyped({ words, value: next });
            onChange(next);
          }}
          onPasted={(html) => {
            onChange(sourceOf(withFullRows(withOwnHeadings(html))));
            setPasted(true);
          }}
        />
      ) : (
        <Shown {...props} ref={ref} value={value} isFocused={isPasted} />
      )}
    </div>
  );
}

interface WordsProps extends Omit<TextStandInProps, 'value' | 'hasPictures'> {
  words: string;
  /** A text with headings and the like that was pasted into an empty one. */
  onPasted: (html: string) => void;
}

function Words({ tied, words, isRequired, placeholder, onChange, onPasted, onBlur, onComposing, ref }: WordsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    handOver() {
      if (!area.current || document.activeElement !== area.current) return null;
      const { value, selectionStart } = area.current;
      return { place: { after: value.slice(0, selectionStart).replaceAll(/\n\s*/g, '').length }, typed: '' };
    },
    focus: () => area.current?.focus(),
  }));
  return (
    <textarea
      {...tied}
      ref={area}
      aria-required={isRequired}
      placeholder={placeholder}
      className={classNames(styles.text, styles.words)}
      value={words}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onPaste={(event) => {
        const html = event.clipboardData.getData('text/html');
        if (words !== '' || html === '') return;
        event.preventDefault();
        onPasted(html);
      }}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    />
  );
}

interface ShownProps extends Omit<TextStandInProps, 'hasPictures' | 'placeholder' | 'onChange' | 'onComposing'> {
  isFocused: boolean;
}

function Shown({ tied: { id, ...states }, value, isRequired, isFocused, onBlur, ref }: ShownProps) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<HandOver>({ place: { after: isFocused ? Number.POSITIVE_INFINITY : 0 }, typed: '' });
  useImperativeHandle(ref, () => ({
    handOver: () => (box.current?.contains(document.activeElement) ? kept.current : null),
    focus: () => box.current?.focus(),
  }));
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^../u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    kept.current.typed += event.key;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text with headings and lists is no input.
    <div
      {...states}
      ref={box}
      id={id}
      role="textbox"
      aria-multiline="true"
      aria-labelledby={labelIdOf(id)}
      aria-required={isRequired}
      tabIndex={0}
      className={styles.text}
      onPointerDown={(event) => {
        kept.current.place = { left: event.clientX, top: event.clientY };
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <RichText html={shownHtml(value)} />
    </div>
  );
}
