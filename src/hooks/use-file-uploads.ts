import { useEffect, useRef, useState } from 'react';

import { mayRetry, problemOf, tooLarge } from '#src/lib/upload-problem.ts';

/** A file on its way, or one that did not get there. */
export interface Upload<Extra = unknown> {
  key: string;
  file: File;
  /** What the form knows about it besides. */
  extra: Extra;
  /** The part that has been sent, 0 to 1. */
  progress: number;
  /** Why it was not uploaded; `null` while it is. */
  problem: string | null;
  /** Whether the same file may be taken at another time. */
  mayRetry: boolean;
}

interface FileUploadsOptions<Extra, Stored> {
  /** The most bytes of one file. */
  maxBytes: number;
  send: (
    upload: Upload<Extra>,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<Stored>;
  /** Called once the server has a file, by the newest rendering. */
  onStored: (stored: Stored, upload: Upload<Extra>) => void;
}

/** The files of a form that are on their way, in the order in which they were added. They end with the form. */
export function useFileUploads<Extra, Stored>({ maxBytes, send, onStored }: FileUploadsOptions<Extra, Stored>) {
  const [uploads, setUploads] = useState<readonly Upload<Extra>[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  // Uploads end later than they began.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Upload<Extra>>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const remove = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const start = async (upload: Upload<Extra>) => {
    const { key } = upload;
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const stored = await send(upload, {
        signal: stop.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      latest.current(stored, upload);
      remove(key);
    } catch (error) {
      if (!stop.signal.aborted) change(key, { problem: problemOf(error, maxBytes), mayRetry: mayRetry(error) });
    } finally {
      stops.current.delete(key);
    }
  };

  return {
    uploads,
    /** Whether a file is on its way. */
    isBusy: uploads.some(({ problem }) => problem === null),
    /** `room`: how many more there may be; the others are shown with `tooMany`. */
    add(files: Iterable<File>, extra: Extra, { room, tooMany }: { room: number; tooMany: string }) {
      const entries = [...files].map((file, index): Upload<Extra> => {
        const problem = index < room ? checked(file, maxBytes) : tooMany;
        return { key: crypto.randomUUID(), file, extra, progress: 0, problem, mayRetry: false };
      });
      setUploads((all) => [...all, ...entries]);
      for (const entry of entries) if (entry.problem === null) void start(entry);
    },
    /** Takes an upload out of the list, and ends it. */
    drop(key: string) {
      stops.current.get(key)?.abort();
      remove(key);
    },
    retry(upload: Upload<Extra>) {
      change(upload.key, { progress: 0, problem: null });
      void start(upload);
    },
  };
}

/** Checked here, before twenty megabytes are uploaded. */
function checked({ size }: File, maxBytes: number): string | null {
  if (size === 0) return 'This file is empty.';
  return size > maxBytes ? tooLarge(maxBytes) : null;
}
