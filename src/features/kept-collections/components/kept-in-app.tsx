import { CloudDownloadOutlined } from '@ant-design/icons';

import { Badge } from '#src/components/badge.tsx';
import { formatAge } from '#src/lib/format.ts';
import { useKeptAge } from '../api.ts';
import styles from './kept-mark.module.css';
import type { KeptMarkProps } from './kept-mark.tsx';

/** See `KeptMark`. */
export function MarkInApp({ kind, id }: KeptMarkProps) {
  const at = useKeptAge(kind, id);
  if (at === undefined) return null;
  const words = `Kept offline, ${formatAge(at)}`;
  return (
    <span className={styles.mark} title={words}>
      <CloudDownloadOutlined aria-hidden="true" />
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}

/** See `KeptBadge`. */
export function BadgeInApp({ kind, id }: KeptMarkProps) {
  const at = useKeptAge(kind, id);
  if (at === undefined) return null;
  return (
    <Badge tone="plain" icon={<CloudDownloadOutlined aria-hidden="true" />}>
      Kept offline, {formatAge(at)}
    </Badge>
  );
}
