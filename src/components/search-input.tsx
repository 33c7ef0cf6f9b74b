import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useRef, useState } from 'react';

import styles from './search-input.module.css';

interface SearchInputProps {
  label: string;
  placeholder?: string;
  /** The current search text, from wherever it is stored. */
  value: string;
  onSearch: (text: string) => void;
  maxLength?: number;
  /** The pause in typing after which the search starts (milliseconds). */
  delay?: number;
}

/** A search box that searches while typing. Enter searches at once, Escape clears it. */
export function SearchInput({ label, placeholder, value, onSearch, maxLength, delay = 250 }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Searches that this box has started and that have not come back as its value.
  const [pending, setPending] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const wanted = text.trim();
  if (value !== seen) {
    setSeen(value);
    const own = pending.indexOf(value);
    setPending(own < 0 ? [] : pending.slice(own + 1));
    // A value from elsewhere, as from the back button, replaces the text. It must not undo what has been typed since, and
    // nor must the echo of the box's own search.
    const isTyped = wanted !== (pending.at(-1) ?? seen);
    if (own < 0 && !isTyped) setText(value);
  }
  const asked = pending.at(-1) ?? seen;

  const search = useCallback(
    (next: string) => {
      setPending((before) => [...before, next]);
      onSearch(next);
    },
    [onSearch],
  );
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => search(wanted), delay);
    return () => clearTimeout(timer);
  }, [wanted, asked, delay, search]);

  const empty = () => {
    setText('');
    if (asked !== '') search('');
    input.current?.focus();
  };
  return (
    <div className={styles.box}>
      <SearchOutlined aria-hidden="true" className={styles.icon} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        className={styles.input}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && wanted !== asked) search(wanted);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            empty();
          }
        }}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={empty}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
