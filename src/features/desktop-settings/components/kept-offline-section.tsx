import { useId } from 'react';

import { type RefreshMinutes, refreshChoices } from '#contract/desktop/collections.ts';
import { Button } from '#src/components/button.tsx';
import { useCollectionChanges, useCollections } from '#src/features/kept-collections/index.ts';
import { formatBytes } from '#src/lib/sizes.ts';
import { useChangeSettings, useSettings } from '../api.ts';
import styles from './behaviour-sections.module.css';
import { CollectionList } from './collection-list.tsx';
import { Row, Section } from './section.tsx';

const intervals: Record<RefreshMinutes, string> = {
  15: 'Every 15 minutes',
  30: 'Every 30 minutes',
  60: 'Every hour',
  240: 'Every 4 hours',
};

/** What the person keeps on this computer by choice: how often it is brought up to date, and each of it. */
export function KeptOfflineSection() {
  const { data: kept, isError, isFetching, refetch } = useCollections();
  const { update } = useCollectionChanges();
  return (
    <Section
      id="kept-offline"
      title="Kept offline"
      text="Companies, focus areas, saved searches and saved items that you keep on this computer, with their pictures. They are brought up to date by themselves and are not deleted to make room."
    >
      {kept && kept.collections.length > 0 && (
        <Row
          title={`${formatBytes(kept.bytes)} kept`}
          text={`${kept.collections.length === 1 ? '1 collection' : `${kept.collections.length} collections`}, at most ${formatBytes(kept.limit)}`}
        >
          <Button aria-disabled={update.isPending} onClick={() => update.mutate(null)}>
            Update all
          </Button>
        </Row>
      )}
      <IntervalRow />
      {kept ? (
        <CollectionList collections={kept.collections} />
      ) : isError ? (
        <Row title="This list could not be read">
          <Button aria-disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Row>
      ) : (
        <Row title="…" />
      )}
    </Section>
  );
}

function IntervalRow() {
  const id = useId();
  const { data: settings } = useSettings();
  const change = useChangeSettings();
  return (
    <Row title="Update" text="Also after the computer has slept. On battery, four times less often." htmlFor={id}>
      <select
        id={id}
        className={styles.select}
        value={settings?.refreshMinutes ?? ''}
        disabled={!settings || change.isPending}
        onChange={({ target }) => {
          const refreshMinutes = refreshChoices.find((minutes) => String(minutes) === target.value);
          if (refreshMinutes) change.mutate({ refreshMinutes });
        }}
      >
        {refreshChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {intervals[minutes]}
          </option>
        ))}
      </select>
    </Row>
  );
}
