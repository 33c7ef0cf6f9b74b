import { useEffect, useRef } from 'react';

import { type Attachment, attachmentBounds, deleteAttachment, uploadAttachment } from '#contract/attachments.ts';
import { type Upload, useFileUploads } from '#src/hooks/use-file-uploads.ts';
import { call } from '#src/lib/api-client.ts';
import { uploadFile } from '#src/lib/upload-file.ts';

export interface Uploads {
  attached: readonly Attachment[];
  /** In the order in which they were added. */
  uploads: readonly Upload<null>[];
  /** Whether a file is on its way. */
  isBusy: boolean;
  add: (files: Iterable<File>) => void;
  /** Takes an upload out of the list, and ends it. */
  drop: (key: string) => void;
  /** Detaches a file. */
  detach: (id: string) => void;
  retry: (upload: Upload<null>) => void;
}

interface UploadsOptions {
  /** The most files there can be. */
  max?: number;
  /** Takes no pictures. */
  as?: 'document';
}

/**
 * The files of a form: those that the server has are a value of the form, which its draft keeps; those on their way are kept
 * here. `onChange` gets the new value. A file that is detached before the form was saved is deleted on the server.
 */
export function useUploads(
  attached: readonly Attachment[],
  onChange: (attached: Attachment[]) => void,
  { max = attachmentBounds.perHolder, as }: UploadsOptions = {},
): Uploads {
  const added = useRef(new Set<string>());
  // Uploads end later than they began: each adds to what is attached by then.
  const latest = useRef({ attached, onChange, given: idsOf(attached) });
  useEffect(() => {
    latest.current.onChange = onChange;
    const given = idsOf(attached);
    // Only another value counts: a rendering that began before a file was stored would take the file away again.
    if (given !== latest.current.given) Object.assign(latest.current, { attached, given });
  });
  const set = (next: Attachment[]) => {
    latest.current.attached = next;
    latest.current.onChange(next);
  };
  const files = useFileUploads<null, Attachment>({
    maxBytes: attachmentBounds.bytes,
    async send({ file }, options) {
      const { waitsUntil: _, ...attachment } = await uploadFile(
        uploadAttachment,
        { name: sentName(file.name), ...(as && { as }) },
        file,
        options,
      );
      return attachment;
    },
    onStored(attachment) {
      added.current.add(attachment.id);
      set([...latest.current.attached, attachment]);
    },
  });

  return {
    attached,
    uploads: files.uploads,
    isBusy: files.isBusy,
    drop: files.drop,
    retry: files.retry,
    add(chosen) {
      const room = max - attached.length - files.uploads.length;
      files.add(chosen, null, { room, tooMany: `At most ${max} files can be attached.` });
    },
    detach(id) {
      set(latest.current.attached.filter((each) => each.id !== id));
      // What is not deleted now is deleted by the server after a day.
      if (added.current.delete(id)) void call(deleteAttachment, { params: { id } }).catch(() => undefined);
    },
  };
}

const idsOf = (attached: readonly Attachment[]): string => attached.map(({ id }) => id).join();

/** A name that the server takes: a long one keeps its ending. */
function sentName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim() || 'file';
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.length <= attachmentBounds.name ? plain : plain.slice(0, attachmentBounds.name - ending.length) + ending;
}
