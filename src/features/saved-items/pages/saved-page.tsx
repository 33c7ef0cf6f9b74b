import { HeartOutlined } from '@ant-design/icons';
import { itemGroups, itemKinds, savableKinds } from '#contract/items.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { CsvHandle } from '#src/components/file-handle.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { KeepOfflineButton, KeptMark } from '#src/features/kept-collections/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { formatAge } from '#src/lib/format.ts';
import { useSavedItems } from '../api.ts';
import { SaveButton } from '../components/save-button.tsx';
import styles from './saved-page.module.css';

/** /network/saved: the member's library. A chip narrows it to one kind, a second click takes that back. */
export function SavedPage() {
  usePageTitle(staticPages[paths.saved].title);
  const [search, setSearch] = useSearchParams();
  const kind = savableKinds.find((name) => name === search.get('kind'));
  const result = useSavedItems(kind);
  return (
    <Page>
      <PageHeader
        title="Saved"
        subtitle="Everything you saved, newest first."
        actions={
          <>
            <ButtonLink to={paths.notes}>Your notes</ButtonLink>
            <KeepOfflineButton source={{ kind: 'saved-items' }} title="Saved items" page={paths.saved} />
          </>
        }
      />
      <div className={styles.chips}>
        <ChipGroup label="Kind">
          {savableKinds.map((name) => (
            <ToggleChip
              key={name}
              isOn={name === kind}
              onToggle={(isOn) => setSearch(isOn ? { kind: name } : {}, { preventScrollReset: true })}
            >
              {itemGroups[name]}
            </ToggleChip>
          ))}
        </ChipGroup>
      </div>
      <PagedResults
        result={result}
        noun="saved records"
        skeleton={<RowsSkeleton />}
        empty={
          <MessagePanel
            art={<HeartOutlined />}
            title={kind ? `No saved ${itemGroups[kind].toLowerCase()}` : 'Nothing saved yet'}
            text="Select the heart on a page to save it here."
            action={<ButtonLink to={paths.listings}>Browse the Green Market</ButtonLink>}
          />
        }
      >
        {(items) => (
          <>
            <div className={styles.file}>
              <CsvHandle
                name="Saved records"
                head={['Title', 'Kind', 'Saved']}
                rows={items.map(({ title, kind: of, savedAt }) => [title, itemKinds[of], savedAt])}
              />
            </div>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={`${item.kind} ${item.id}`} className={styles.row} data-card>
                  <div className={styles.words}>
                    <h2 className={styles.title} data-gone={item.path === null}>
                      {item.path === null ? 'No longer available' : <Link to={item.path}>{item.title}</Link>}
                    </h2>
                    <p className={styles.about}>
                      <span className={styles.kind}>{itemKinds[item.kind]}</span>, saved {formatAge(item.savedAt)}{' '}
                      <KeptMark kind={item.kind} id={item.id} />
                    </p>
                  </div>
                  <SaveButton kind={item.kind} id={item.id} isCompact />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedResults>
    </Page>
  );
}
