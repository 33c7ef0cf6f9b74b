import { CloseOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { Link } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import styles from './column-head.module.css';

/** A record of a comparison, as far as it is there. */
export interface ComparedRecord {
  id: number;
  /** `undefined` until it is loaded, and without a record. */
  name: string | undefined;
  path: string;
  /** Only its owner and admins see it. */
  isWithheld: boolean;
  /** It does not exist, or not for this reader. */
  isMissing: boolean;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** The head of a column: the record's name, or why it is not there, and a button that takes it out. */
export function ColumnHead({ record, onRemove }: { record: ComparedRecord; onRemove: () => void }) {
  const { name, path, isWithheld, isMissing, isFailed, isFetching, retry } = record;
  return (
    <th scope="col">
      <div className={styles.head}>
        {name !== undefined ? (
          <span className={styles.words}>
            <Link to={path} className={styles.name}>
              {name}
            </Link>
            {isWithheld && <span className={styles.held}>Withheld: others do not see it</span>}
          </span>
        ) : isMissing ? (
          <span className={styles.missing}>No longer available</span>
        ) : isFailed ? (
          <span className={styles.failed}>
            Could not be loaded
            <Button size="small" isLoading={isFetching} onClick={retry}>
              Try again
            </Button>
          </span>
        ) : (
          <Skeleton width="80%" height={20} />
        )}
        <IconButton
          label={name === undefined ? 'Remove this record' : `Remove ${name}`}
          className={styles.remove}
          onClick={onRemove}
        >
          <CloseOutlined aria-hidden="true" />
        </IconButton>
      </div>
    </th>
  );
}
