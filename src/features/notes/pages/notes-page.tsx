import { FormOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { z } from 'zod';
import { itemGroups, itemKinds } from '#contract/items.ts';
import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { type Note, notedKinds } from '#contract/notes.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { CsvHandle } from '#src/components/file-handle.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useLists } from '#src/features/lists/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { filterCodec } from '#src/lib/url-filters.ts';
import { useNotes } from '../api.ts';
import { NoteArticle } from '../components/note-article.tsx';
import styles from './notes-page.module.css';

const codec = filterCodec({ list: z.string().regex(/^\d{1,15}$/), kind: z.enum(notedKinds) });

/** /network/notes: all notes of the member. A chip narrows them to one kind of record, a second click takes that back. */
export function NotesPage() {
  usePageTitle(staticPages[paths.notes].title);
  const { filters, change } = useUrlFilters(codec);
  const { list, kind } = filters;
  const chips = useRef<HTMLDivElement>(null);
  const name = useLists().data?.items.find(({ id }) => String(id) === list)?.name;
  const result = useNotes({ ...(kind && { kind }), ...(list !== undefined && { list }) });
  return (
    <Page width="narrow">
      <PageHeader
        title="Notes"
        subtitle={
          list === undefined
            ? 'What you noted about records, newest first. Others read only what you share with a list.'
            : `What the people of ${name === undefined ? 'this list' : `“${name}”`} share with it, newest first.`
        }
      />
      {list !== undefined && (
        <p>
          <Link to={pathTo(paths.list, { id: list })}>Back to the list</Link>
        </p>
      )}
      <div ref={chips} tabIndex={-1} className={styles.chips}>
        <ChipGroup label="Kind">
          {notedKinds.map((name) => (
            <ToggleChip key={name} isOn={name === kind} onToggle={(isOn) => change({ kind: isOn ? name : undefined })}>
              {itemGroups[name]}
            </ToggleChip>
          ))}
        </ChipGroup>
      </div>
      <PagedResults
        result={result}
        noun="notes"
        skeleton={<RowsSkeleton />}
        empty={
          <MessagePanel
            art={<FormOutlined />}
            title={kind ? `No notes on ${itemGroups[kind].toLowerCase()}` : 'No notes yet'}
            text="Every page of a company, technology, member, listing or event has a place for your notes."
            action={<ButtonLink to={paths.companies}>Browse companies</ButtonLink>}
          />
        }
      >
        {(notes) => (
          <>
            <div className={styles.file}>
              <CsvHandle
                name="Notes"
                head={['Record', 'Kind', 'Note', 'Written', 'Written by']}
                rows={notes.map((note) => [
                  note.title,
                  itemKinds[note.kind],
                  note.text,
                  note.createdAt,
                  note.writer?.name ?? 'You',
                ])}
              />
            </div>
            <Stack gap={12}>
              {notes.map((note) => (
                <NoteArticle
                  key={note.id}
                  note={note}
                  head={<RecordHead note={note} />}
                  onDeleted={() => chips.current?.focus()}
                />
              ))}
            </Stack>
          </>
        )}
      </PagedResults>
    </Page>
  );
}

function RecordHead({ note: { kind, title, path } }: { note: Note }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} data-gone={path === null}>
        {path === null ? 'No longer available' : <Link to={path}>{title}</Link>}
      </h2>
      <p className={styles.kind}>{itemKinds[kind]}</p>
    </div>
  );
}
