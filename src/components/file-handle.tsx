import { DownloadOutlined, FilePdfOutlined } from '@ant-design/icons';
import { type DragEvent, useRef } from 'react';

import type { DraggedFile } from '#contract/desktop/drags.ts';
import { type Cell, csvLine, csvStart } from '#contract/kit/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { platform } from '#src/platform/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from './button.tsx';

interface FileHandleProps {
  label: string;
  /** What it is a file of, for screen readers: for pages with several files. */
  of?: string | undefined;
  icon: React.ReactNode;
  save: () => void;
  /** The file that a drag carries in the desktop app. */
  fileOf: () => DraggedFile;
}

/** Saves a file by a click; in the desktop app it can be dragged into another program, too. */
function FileHandle({ label, of, icon, save, fileOf }: FileHandleProps) {
  const { app } = platform;
  const isMaking = useRef(false);
  // A drag cannot wait for its file, which is made while the pointer is on the way.
  const prepare = () => {
    if (!app || isMaking.current) return;
    isMaking.current = true;
    const done = () => {
      isMaking.current = false;
    };
    void app.prepareDrag(fileOf()).then(done, done);
  };
  const drag = async () => {
    const isReady = !isMaking.current && ((await app?.beginDrag().catch(() => false)) ?? false);
    if (!isReady) toast({ title: 'The file is being made', description: 'Drag it again in a moment.' });
  };
  const onDragStart = (event: DragEvent) => {
    // The system's own drag replaces it.
    event.preventDefault();
    void drag();
  };
  return (
    <Button
      size="small"
      icon={icon}
      onClick={save}
      {...(app && {
        draggable: true,
        title: 'Click to save, or drag into another program',
        onPointerEnter: prepare,
        onDragStart,
      })}
    >
      {label}
      {of !== undefined && <span className="visually-hidden">: {of}</span>}
    </Button>
  );
}

/** See `PdfHandle`. */
export function PdfInApp({ app }: { app: NonNullable<typeof platform.app> }) {
  return (
    <FileHandle
      label="Save as PDF"
      icon={<FilePdfOutlined aria-hidden="true" />}
      save={() => void app.savePdf()}
      fileOf={() => ({ kind: 'pdf' })}
    />
  );
}

interface CsvHandleProps {
  /** The name of the file, without its ending. */
  name: string;
  of?: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** The rows that a page shows, as a CSV file. */
export function CsvHandle({ name, of, head, rows }: CsvHandleProps) {
  const text = () => `${csvStart}${[head, ...rows].map(csvLine).join('')}`;
  return (
    <FileHandle
      label="Save as CSV"
      of={of}
      icon={<DownloadOutlined aria-hidden="true" />}
      save={() => saveFile(`${name}.csv`, text(), 'text/csv')}
      fileOf={() => ({ kind: 'csv', name, text: text() })}
    />
  );
}
