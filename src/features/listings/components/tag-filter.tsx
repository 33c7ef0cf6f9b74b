import { CloseOutlined, TagOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';

import search from '#src/components/search-input.module.css';
import { StaticPart } from '#src/components/static-part.tsx';

interface TagFilterProps {
  value: string;
  suggestions: readonly string[];
  maxLength: number;
  onChange: (tag: string) => void;
}

/**
 * Narrows the list to one tag. A tag must match as a whole, so half a word is not applied while one
 * types: Enter, leaving the field or choosing a suggestion does.
 */
export function TagFilter({ value, suggestions, maxLength, onChange }: TagFilterProps) {
  const listId = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  const apply = (tag: string) => {
    if (tag.trim() !== value) onChange(tag.trim());
  };
  return (
    <div className={search.box}>
      <TagOutlined aria-hidden="true" className={search.icon} />
      <input
        type="text"
        list={listId}
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Filter by tag"
        placeholder="Any tag"
        className={search.input}
        value={text}
        maxLength={maxLength}
        onChange={(event) => {
          setText(event.target.value);
          // In browsers, a chosen suggestion has no input type, or the type of a replacement.
          const { inputType } = event.nativeEvent as InputEvent;
          const isChosen = inputType === undefined || inputType === 'insertReplacementText';
          if (isChosen && suggestions.includes(event.target.value)) apply(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && apply(text)}
        onBlur={() => apply(text)}
      />
      <datalist id={listId}>
        <StaticPart>
          <Suggestions tags={suggestions} />
        </StaticPart>
      </datalist>
      {text !== '' && (
        <button
          type="button"
          className={search.clear}
          aria-label="Clear tag"
          onClick={() => {
            setText('');
            apply('');
          }}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Suggestions({ tags }: { tags: readonly string[] }) {
  return tags.toSorted((a, b) => a.localeCompare(b)).map((tag) => <option key={tag} value={tag} />);
}
