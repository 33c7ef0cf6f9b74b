import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { savedSearchPath } from '#contract/saved-searches-kinds.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { useFocusAfterRemoval } from '#src/hooks/use-focus-after-removal.ts';
import { useSavedSearches } from '../api.ts';
import styles from './dialog.module.css';
import { SearchRow } from './search-row.tsx';

/** The member's searches of all kinds, each with its email and a link to its list. */
export function SearchList() {
  const searches = useSavedSearches();
  const navigate = useNavigate();
  const box = useFocusAfterRemoval<HTMLDivElement>(searches.length);
  return (
    <div ref={box} tabIndex={-1}>
      {searches.length === 0 ? (
        <MessagePanel
          art={<SearchOutlined />}
          title="You have no saved searches yet"
          text="Choose filters in a directory and select “Save this search”. With daily email, what is new is in the feed, too."
          action={<ButtonLink to={paths.companies}>Browse companies</ButtonLink>}
        />
      ) : (
        <ul aria-label="Saved searches" className={styles.list} data-whole>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} onRun={() => void navigate(savedSearchPath(search))} />
          ))}
        </ul>
      )}
    </div>
  );
}
