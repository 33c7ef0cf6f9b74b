import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';

import type { Attachment, DocumentHolder } from '#contract/attachments.ts';
import {
  documentBounds,
  documentEndings,
  documentWords,
  type RecordDocument,
  setDocuments,
} from '#contract/attachments-documents.ts';
import { Button } from '#src/components/button.tsx';
import { useDropZone } from '#src/hooks/use-drop-zone.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useHeldSubmit } from '#src/hooks/use-held-submit.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';
import { markSaved } from '#src/lib/mark-saved.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { AttachButton } from '../components/attach-button.tsx';
import { useUploads } from '../use-uploads.ts';
import { DocumentItems } from './document-items.tsx';
import styles from './documents-form.module.css';

export interface DocumentValues {
  documents: RecordDocument[];
}
export type DocumentsBody = z.output<typeof setDocuments.body>;

interface DocumentsFormProps {
  kind: DocumentHolder;
  id: number;
  saved: RecordDocument[];
}

/** The documents of a record: chosen, dropped or pasted, with progress; each has a title, and can be moved and removed. */
export function DocumentsForm({ kind, id, saved }: DocumentsFormProps) {
  const hintId = useId();
  const root = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  const client = useQueryClient();
  const form = useForm<DocumentValues, unknown, DocumentsBody>({
    defaultValues: { documents: saved },
    resolver: contractResolver(setDocuments.body, ({ documents }: DocumentValues) => ({
      documents: documents.map((each) => ({ id: each.id, title: each.title })),
    })),
  });
  const { control } = form;
  // The documents have an `id` of their own.
  const { append, remove, move } = useFieldArray({ control, name: 'documents', keyName: 'key' });
  const documents = useWatch({ control, name: 'documents' });
  const { errors, isDirty } = useFormState({ control });
  const files = useUploads(
    documents,
    (next) => {
      const before = form.getValues('documents');
      const gone = before.findIndex((each) => next.every((one) => one.id !== each.id));
      if (gone >= 0) remove(gone);
      const added = next.filter((one) => before.every((each) => each.id !== one.id));
      append(added.map(withTitle), { shouldFocus: false });
    },
    { max: documentBounds.perRecord, as: 'document' },
  );
  useHeldSubmit(
    root,
    files.isBusy,
    useCallback(() => setHeld(true), []),
  );
  const add = (chosen: File[]) => {
    setHeld(false);
    files.add(chosen);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: DocumentsBody) => call(setDocuments, { params: { kind, id: String(id) }, body }),
    onMutate: () => structuredClone(form.getValues()),
    onSuccess(_answer, _body, sent) {
      toast({ title: 'Documents saved' });
      markSaved(form, sent);
      // The history of the record tells of them, too.
      void client.invalidateQueries();
    },
    onError(error) {
      const sentence = error instanceof ApiError ? error.body?.fields?.documents : undefined;
      if (sentence === undefined) toastFailure('The documents could not be saved', error);
      else form.setError('documents', { type: 'server', message: sentence });
    },
  });
  const problem =
    isHeld && files.isBusy
      ? 'Please wait until everything is uploaded, or stop uploading it.'
      : (errors.documents?.root?.message ?? errors.documents?.message);
  return (
    <form
      ref={root}
      noValidate
      aria-label="Documents"
      className={styles.form}
      {...useDropZone(add)}
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      <DocumentItems
        control={control}
        documents={documents}
        files={files}
        onMove={move}
        onRemoved={() => chooser.current?.focus()}
      />
      {documents.length < documentBounds.perRecord && (
        <div className={styles.zone}>
          <AttachButton
            ref={chooser}
            label="Add documents"
            fieldLabel="Document files"
            endings={documentEndings}
            describedBy={hintId}
            onFiles={add}
          />
          <p id={hintId} className={styles.hint}>
            {documentWords}. You can also drop or paste them here.
          </p>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isDirty && (
        <div className={styles.action}>
          <Button type="submit" kind="primary" isLoading={isPending}>
            Save documents
          </Button>
        </div>
      )}
    </form>
  );
}

/** A new document with the name of its file as its title, as people would write it. */
function withTitle(attachment: Attachment): RecordDocument {
  const title = attachment.name
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .trim();
  return { ...attachment, title: title.slice(0, documentBounds.title) };
}
