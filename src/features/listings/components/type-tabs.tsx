import { type ReactNode, useId, useRef } from 'react';

import { type ListingType, listingTypes } from '#contract/listings.ts';
import { Stack } from '#src/components/stack.tsx';
import { tabAfter } from '#src/components/tab-keys.ts';
import { typeIcons } from './type-badge.tsx';
import styles from './type-tabs.module.css';

interface TypeTabsProps {
  value: ListingType;
  onChange: (type: ListingType) => void;
  error?: string | undefined;
  /** The fields of all kinds, between the tabs and the panel. */
  common: ReactNode;
  /** The fields of the chosen kind. */
  children: ReactNode;
}

const types = Object.entries(listingTypes) as [ListingType, string][];

/** The four kinds as tabs (rule listing-kinds). They change the fields of the panel below, and show missing fields. */
export function TypeTabs({ value, onChange, error, common, children }: TypeTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = types.findIndex(([type]) => type === value);
  const choose = (place: number) => {
    const type = types[place]?.[0];
    if (type !== undefined) onChange(type);
  };
  return (
    <>
      <Stack gap={8}>
        <div
          ref={list}
          role="tablist"
          aria-label="Listing Type"
          aria-describedby={error ? `${id}-error` : undefined}
          tabIndex={-1}
          className={styles.types}
          onKeyDown={(event) => {
            const target = tabAfter(event.key, chosen, types.length);
            if (target === undefined) return;
            event.preventDefault();
            choose(target);
            list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
          }}
        >
          {types.map(([type, label], place) => (
            <button
              key={type}
              type="button"
              role="tab"
              id={`${id}-${type}`}
              aria-selected={place === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={place === chosen ? 0 : -1}
              className={styles.type}
              onClick={() => onChange(type)}
            >
              {typeIcons[type]} {label}
            </button>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </Stack>
      {common}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
