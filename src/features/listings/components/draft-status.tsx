import { CheckOutlined } from '@ant-design/icons';

import styles from './draft-status.module.css';

/** Says that the entries are stored in this browser, with a button to delete them. */
export function DraftStatus({ isSaved, onDiscard }: { isSaved: boolean; onDiscard: () => void }) {
  return (
    <div className={styles.status}>
      {isSaved && (
        <>
          <span>
            <CheckOutlined aria-hidden="true" /> Draft saved
          </span>
          <button type="button" className={styles.discard} onClick={onDiscard}>
            Discard draft
          </button>
        </>
      )}
    </div>
  );
}
