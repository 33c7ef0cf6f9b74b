import { useState } from 'react';

import type { FacetOption } from '#src/lib/facets.ts';
import { formatCount } from '#src/lib/format.ts';
import { Checkbox } from '../checkbox.tsx';
import { Input } from '../input.tsx';
import styles from './facet-group.module.css';

interface FacetGroupProps {
  label: string;
  /** In the order in which they are shown; chosen ones are shown in any case. */
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** So many options are shown at first; a longer list can be searched. */
const shownAtFirst = 6;

/** One filter with any number of choices, each with the number of records that it finds. */
export function FacetGroup({ label, options, chosen, onChange }: FacetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  // A list that has become short stays one that can be searched while its search leaves options out.
  const isLong = options.length > shownAtFirst + 2 || text !== '';
  const wanted = plain(text);
  const found = options.filter((option) => plain(option.label).includes(wanted));
  const shown = found.filter(
    ({ value }, index) => !isLong || isWhole || wanted !== '' || index < shownAtFirst || chosen.includes(value),
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {isLong && (
        <Input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder="Find..."
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            setText('');
          }}
        />
      )}
      <ul className={styles.options}>
        {shown.map((option) => (
          <li key={option.value} className={option.count?.value === 0 ? styles.empty : undefined}>
            <Checkbox
              isChecked={chosen.includes(option.value)}
              onChange={(isOn) =>
                onChange(isOn ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))
              }
            >
              {option.label} {option.count && <span className={styles.count}>({formatCount(option.count)})</span>}
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>Nothing found.</p>}
      {isLong && wanted === '' && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${options.length}`}
        </button>
      )}
    </fieldset>
  );
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
