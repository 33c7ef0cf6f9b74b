import { CheckOutlined } from '@ant-design/icons';

import styles from './draft-status.module.css';

/** Says that the typed text is stored in this browser, and offers to delete it. */
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
