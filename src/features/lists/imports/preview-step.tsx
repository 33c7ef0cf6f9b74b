import { useState } from 'react';
import type { List } from '#contract/lists.ts';
import type { ImportRow, MatchedRow } from '#contract/lists-imports.ts';
import { Button } from '#src/components/button.tsx';
import { DialogActions } from '#src/components/dialog.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Stack } from '#src/components/stack.tsx';
import { refusalOf } from '#src/lib/api-error.ts';
import { formatNumber } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import { recordsIn } from '../words.ts';
import { useImport } from './api.ts';
import styles from './import.module.css';
import { type Choices, type Outcome, outcomes, previewOf, recordsOf } from './preview.ts';
import { PreviewTable } from './preview-table.tsx';

/** Rows that are shown at a time. */
const portion = 100;

const order = Object.keys(outcomes) as Outcome[];

interface PreviewStepProps {
  list: Pick<List, 'id' | 'name'>;
  rows: readonly ImportRow[];
  /** The line of the first row in the file. */
  firstLine: number;
  matches: readonly MatchedRow[];
  onBack: () => void;
  onDone: () => void;
}

/** The last step: what each row means, and one button that adds all of it. */
export function PreviewStep({ list, rows, firstLine, matches, onBack, onDone }: PreviewStepProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const [only, setOnly] = useState<Outcome | ''>('');
  const [most, setMost] = useState(portion);
  const { mutate, isPending, error } = useImport(list);
  const all = previewOf(matches, choices);
  const counted = order.map((outcome) => ({ outcome, count: all.filter((row) => row.outcome === outcome).length }));
  const adding = counted.find(({ outcome }) => outcome === 'add')?.count ?? 0;
  // A row that has just been chosen stays in sight.
  const shown = all.filter(
    (row) => only === '' || row.outcome === only || (only === 'choose' && choices.has(row.index)),
  );
  const add = () =>
    mutate(recordsOf(all), {
      onSuccess({ added }) {
        toast({
          title: `${recordsIn(added)} added`,
          description: `To undo this, choose “Undo import” above the list.`,
        });
        onDone();
      },
    });
  return (
    <Stack gap={16}>
      <p role="status">
        {counted
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => `${outcomes[outcome]}: ${formatNumber(count)}`)
          .join('. ')}
        .
      </p>
      <div className={styles.filter}>
        <FilterSelect<Outcome>
          label="Rows shown"
          all="All rows"
          value={only}
          choices={counted
            .filter(({ count }) => count > 0)
            .map(({ outcome, count }) => ({ value: outcome, label: `${outcomes[outcome]} (${formatNumber(count)})` }))}
          onChange={(next) => {
            setOnly(next);
            setMost(portion);
          }}
        />
      </div>
      <PreviewTable
        rows={shown.slice(0, most)}
        given={rows}
        firstLine={firstLine}
        onChoose={(index, chosen) => setChoices(new Map(choices).set(index, chosen))}
      />
      {shown.length > most && (
        <Button onClick={() => setMost(most + portion)}>
          Show more rows ({formatNumber(shown.length - most)} left)
        </Button>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {refusalOf(error)}
        </p>
      )}
      <DialogActions>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
        <Button size="large" kind="primary" disabled={adding === 0} isLoading={isPending} onClick={add}>
          {adding === 0 ? 'Nothing to add' : `Add ${recordsIn(adding)}`}
        </Button>
      </DialogActions>
    </Stack>
  );
}
