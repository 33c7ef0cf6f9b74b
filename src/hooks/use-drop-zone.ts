import { type ClipboardEvent, type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Props for an element on which files are dropped or pasted. `data-dropping` is set while some are held over it.
 *
 * @param onFiles called with the files
 */
export function useDropZone(onFiles: (files: File[]) => void) {
  /** How many elements inside are under the pointer: entering one comes before leaving another. */
  const [depth, setDepth] = useState(0);
  return {
    'data-dropping': depth > 0,
    onDragEnter(event: DragEvent) {
      if (hasFiles(event)) setDepth((now) => now + 1);
    },
    onDragLeave(event: DragEvent) {
      if (hasFiles(event)) setDepth((now) => Math.max(0, now - 1));
    },
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDepth(0);
      onFiles([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      // Spreadsheets put a picture beside the text that was copied: the text is meant.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
