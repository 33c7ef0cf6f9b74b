import { useLayoutEffect, useRef, useState } from 'react';

import type { List } from '#contract/lists.ts';
import type { ImportRow, MatchedRow } from '#contract/lists-imports.ts';
import { Dialog } from '#src/components/dialog.tsx';
import { refusalOf } from '#src/lib/api-error.ts';
import { useMatching } from './api.ts';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { MatchColumns } from './match-columns.tsx';
import type { Table } from './parse-table.ts';
import { PreviewStep } from './preview-step.tsx';

/** Imports the records of a file into a list: a file, its columns, a preview, and all at once. */
export function ImportDialog({ list, onClose }: { list: Pick<List, 'id' | 'name'>; onClose: () => void }) {
  const [table, setTable] = useState<Table>();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [firstLine, setFirstLine] = useState(1);
  const [matches, setMatches] = useState<readonly MatchedRow[]>();
  const { find, stop, isPending, error, done } = useMatching(list);
  const back = () => {
    stop();
    if (matches) setMatches(undefined);
    else setTable(undefined);
  };
  const step = matches ? 'preview' : table ? 'columns' : 'file';
  return (
    <Dialog title={`Import into “${list.name}”`} width={860} onClose={onClose}>
      <StepFocus step={step} />
      {!table && <ChooseFile onRead={setTable} onCancel={onClose} />}
      {table && (
        // What was chosen is still there on the way back.
        <div hidden={matches !== undefined}>
          <MatchColumns
            table={table}
            progress={isPending ? { done, of: rows.length } : null}
            failure={error ? refusalOf(error) : undefined}
            onFind={(next, line) => {
              // After a failure the same rows go on where they stopped.
              const asked = JSON.stringify(next) === JSON.stringify(rows) ? rows : next;
              setRows(asked);
              setFirstLine(line);
              find(asked, { onSuccess: setMatches });
            }}
            onBack={back}
          />
        </div>
      )}
      {matches && (
        <PreviewStep list={list} rows={rows} firstLine={firstLine} matches={matches} onBack={back} onDone={onClose} />
      )}
    </Dialog>
  );
}

const steps = {
  file: 'Step 1 of 3: the file',
  columns: 'Step 2 of 3: its columns',
  preview: 'Step 3 of 3: the preview',
};

/** Says the step and takes the focus to it: the button of the step before is gone. */
function StepFocus({ step }: { step: keyof typeof steps }) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    // The dialog itself takes the focus to its first field when it opens.
    if (shown.current !== step) place.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <p ref={place} tabIndex={-1} className={styles.step}>
      {steps[step]}
    </p>
  );
}
