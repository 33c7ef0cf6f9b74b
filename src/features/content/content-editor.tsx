import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { z } from 'zod';

import type { ContentState } from '#contract/content.ts';
import type { PicturedKind } from '#contract/pictures.ts';
import { Stack } from '#src/components/stack.tsx';
import { RecordPictures } from '#src/features/pictures/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { type ContentValues, isBlankContent } from './content-form.ts';
import { isToCome } from './dates.ts';
import { EditorFrame } from './editor-frame.tsx';
import { OpenedEdition } from './opened-edition.tsx';
import { type EditionHead, useContentEditor } from './use-content-editor.ts';

/** The parts of the editor that differ between articles and research articles. */
export interface EditedKind<Values extends ContentValues, Parsed, Edition extends EditionHead> {
  /** The word for one record. */
  noun: string;
  kind: Extract<PicturedKind, 'article' | 'research'>;
  /** The key under which its drafts are stored. */
  draftName: string;
  /** Path of the list; the editors are below it. */
  path: string;
  /** Path of the list's call. */
  queryPath: string;
  editionQuery: (id: string) => UseQueryOptions<Edition, Error, Edition, string[]>;
  create: (body: Parsed & { state: ContentState }) => Promise<Edition>;
  update: (id: string, body: Parsed & { state: ContentState; version: number }) => Promise<Edition>;
  draftSchema: z.ZodType<Values>;
  /** The stored record as the form's values. */
  valuesOf: (edition: Edition) => Values;
  useForm: (edition: Edition | null) => EditedForm<Values, Parsed>;
  /** The date that is typed at this moment, watched. */
  dateOf: (form: EditedForm<Values, Parsed>) => string;
  fields: (form: EditedForm<Values, Parsed>, edition: Edition | null) => ReactNode;
  preview: (form: EditedForm<Values, Parsed>, edition: Edition | null) => ReactNode;
}

type EditedForm<Values extends ContentValues, Parsed> = UseFormReturn<Values, unknown, Parsed>;

interface ContentEditorProps<Values extends ContentValues, Parsed, Edition extends EditionHead> {
  kind: EditedKind<Values, Parsed, Edition>;
}

/** The editor at {path of the list}/{id}, and /new. */
export function ContentEditor<Values extends ContentValues, Parsed extends object, Edition extends EditionHead>({
  kind,
}: ContentEditorProps<Values, Parsed, Edition>) {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const result = useQuery({ ...kind.editionQuery(id), enabled: !isNew });
  if (isNew) return <Editor key="new" kind={kind} opened={null} />;
  return (
    <OpenedEdition result={result} noun={kind.noun} path={kind.path}>
      {(edition) => <Editor key={id} kind={kind} opened={edition} />}
    </OpenedEdition>
  );
}

function Editor<Values extends ContentValues, Parsed extends object, Edition extends EditionHead>({
  kind,
  opened,
}: ContentEditorProps<Values, Parsed, Edition> & { opened: Edition | null }) {
  const { noun, draftName, path, queryPath } = kind;
  const client = useQueryClient();
  const [edition, setEdition] = useState(opened);
  const form = kind.useForm(edition);
  // The draft belongs to one edition; it does not fit a newer one.
  const draftKeyOf = ({ id, version }: EditionHead) => `${draftName}:${id}:${version}`;
  const draft = useFormDraft(form, edition ? draftKeyOf(edition) : `${draftName}:new`, {
    schema: kind.draftSchema,
    isBlank: isBlankContent,
  });
  const editor = useContentEditor({
    form,
    draft,
    edition,
    queryPath,
    path,
    send: (values, state, base) =>
      base
        ? kind.update(String(base.id), { ...values, state, version: base.version })
        : kind.create({ ...values, state }),
    newest: async (id) => (await client.fetchQuery(kind.editionQuery(String(id)))).version,
    valuesOf: kind.valuesOf,
    draftKeyOf,
    onSaved: setEdition,
  });
  return (
    <Stack gap={32}>
      <EditorFrame
        noun={noun}
        path={path}
        edition={edition}
        isToCome={isToCome(kind.dateOf(form))}
        editor={editor}
        isKept={draft.isSaved}
        onDiscard={() => draft.discard()}
        fields={kind.fields(form, edition)}
        preview={kind.preview(form, edition)}
      />
      {edition && <RecordPictures kind={kind.kind} id={edition.id} />}
    </Stack>
  );
}
