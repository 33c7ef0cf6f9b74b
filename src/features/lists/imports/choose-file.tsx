import { UploadOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';

import { Button } from '#src/components/button.tsx';
import { DialogActions } from '#src/components/dialog.tsx';
import { FileButton } from '#src/components/file-button.tsx';
import { Stack } from '#src/components/stack.tsx';
import { TextArea } from '#src/components/text-area.tsx';
import { FileProblem } from './file-problem.ts';
import styles from './import.module.css';
import { parseTable, type Table } from './parse-table.ts';
import { readText } from './read-text.ts';

/** The first step: a file, or rows that are pasted. */
export function ChooseFile({ onRead, onCancel }: { onRead: (table: Table) => void; onCancel: () => void }) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const [hintId, textId] = [useId(), useId()];
  const read = async (text: () => string | Promise<string>) => {
    setProblem(undefined);
    try {
      onRead(parseTable(await text()));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : 'This file could not be read. Please try another one.');
    }
  };
  return (
    <Stack gap={16}>
      <p id={hintId} className={styles.hint}>
        A CSV file with up to 5,000 rows and a column of names or websites. Nothing is added before you have seen what
        was found.
      </p>
      <div>
        <FileButton
          kind="primary"
          size="large"
          label="Choose a file"
          icon={<UploadOutlined aria-hidden="true" />}
          describedBy={hintId}
          fieldLabel="CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => {
            if (file) void read(() => readText(file));
          }}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={textId}>Or paste rows from a spreadsheet</label>
        <TextArea id={textId} rows={5} value={pasted} onChange={(event) => setPasted(event.target.value)} />
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <DialogActions>
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="large" disabled={pasted.trim() === ''} onClick={() => void read(() => pasted)}>
          Continue
        </Button>
      </DialogActions>
    </Stack>
  );
}
