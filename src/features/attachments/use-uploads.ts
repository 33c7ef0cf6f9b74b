import { useEffect, useRef, useState } from 'react';

import { type Attachment, attachmentBounds, deleteAttachment, uploadAttachment } from '#contract/attachments.ts';
import { call } from '#src/lib/api-client.ts';
import { uploadFile } from '#src/lib/upload-file.ts';
import { mayRetry, problemOf } from './upload-problem.ts';

/** A file on its way, or one that did not get there. */
export interface Upload {
  key: string;
  file: File;
  /** The part that has been sent, 0 to 1. */
  progress: number;
  /** Why it was not uploaded; `null` while it is. */
  problem: string | null;
  /** Whether the same file may be taken at another time. */
  mayRetry: boolean;
}

export interface Uploads {
  attached: readonly Attachment[];
  /** In the order in which they were added. */
  uploads: readonly Upload[];
  /** Whether a file is on its way. */
  isBusy: boolean;
  add: (files: Iterable<File>) => void;
  /** Takes an upload out of the list, and ends it. */
  drop: (key: string) => void;
  /** Detaches a file. */
  detach: (id: string) => void;
  retry: (upload: Upload) => void;
}

/**
 * The files of a form: those that the server has are a value of the form, which its draft keeps; those on their way are kept
 * here. `onChange` gets the new value. A file that is detached before the form was saved is deleted on the server.
 */
export function useUploads(attached: readonly Attachment[], onChange: (attached: Attachment[]) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const added = useRef(new Set<string>());
  // Uploads end later than they began: each adds to what is attached by then.
  const latest = useRef({ attached, onChange });
  useEffect(() => {
    latest.current = { attached, onChange };
  });
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const set = (next: Attachment[]) => {
    latest.current.attached = next;
    latest.current.onChange(next);
  };
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const remove = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const start = async ({ key, file }: Upload) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const options = { signal: stop.signal, onProgress: (progress: number) => change(key, { progress }) };
      const { waitsUntil: _, ...attachment } = await uploadFile(
        uploadAttachment,
        { name: sentName(file.name) },
        file,
        options,
      );
      added.current.add(attachment.id);
      set([...latest.current.attached, attachment]);
      remove(key);
    } catch (error) {
      if (!stop.signal.aborted) change(key, { problem: problemOf(error), mayRetry: mayRetry(error) });
    } finally {
      stops.current.delete(key);
    }
  };

  return {
    attached,
    uploads,
    isBusy: uploads.some(({ problem }) => problem === null),
    add(files) {
      const room = attachmentBounds.perHolder - attached.length - uploads.length;
      const entries = [...files].map((file, index): Upload => {
        const key = crypto.randomUUID();
        return { key, file, progress: 0, problem: index < room ? checked(file) : tooMany, mayRetry: false };
      });
      setUploads((all) => [...all, ...entries]);
      for (const entry of entries) if (entry.problem === null) void start(entry);
    },
    drop(key) {
      stops.current.get(key)?.abort();
      remove(key);
    },
    detach(id) {
      set(latest.current.attached.filter((each) => each.id !== id));
      // What is not deleted now is deleted by the server after a day.
      if (added.current.delete(id)) void call(deleteAttachment, { params: { id } }).catch(() => undefined);
    },
    retry(upload) {
      change(upload.key, { progress: 0, problem: null });
      void start(upload);
    },
  };
}

const tooMany = `At most ${attachmentBounds.perHolder} files can be attached.`;

/** Checked here, before twenty megabytes are uploaded. */
function checked({ size }: File): string | null {
  if (size === 0) return 'This file is empty.';
  return size > attachmentBounds.bytes ? 'Please choose a file of at most 20 MB.' : null;
}

/** A name that the server takes: a long one keeps its ending. */
function sentName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim() || 'file';
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.length <= attachmentBounds.name ? plain : plain.slice(0, attachmentBounds.name - ending.length) + ending;
}
