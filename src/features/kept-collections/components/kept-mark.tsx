import { CloudDownloadOutlined } from '@ant-design/icons';

import type { SavableKind } from '#contract/items.ts';
import { Badge } from '#src/components/badge.tsx';
import { formatAge } from '#src/lib/format.ts';
import { platform } from '#src/platform/index.ts';
import { useKeptAge } from '../api.ts';
import styles from './kept-mark.module.css';

interface KeptMarkProps {
  kind: SavableKind;
  id: number;
}

/** Marks a record that is kept offline, on cards: the cloud is seen, the words are read out. Nothing on the web. */
export function KeptMark(props: KeptMarkProps) {
  return platform.app ? <Mark {...props} /> : null;
}

function Mark({ kind, id }: KeptMarkProps) {
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

/** The same with its words, for the head of a record's page. */
export function KeptBadge(props: KeptMarkProps) {
  return platform.app ? <WithWords {...props} /> : null;
}

function WithWords({ kind, id }: KeptMarkProps) {
  const at = useKeptAge(kind, id);
  if (at === undefined) return null;
  return (
    <Badge tone="plain" icon={<CloudDownloadOutlined aria-hidden="true" />}>
      Kept offline, {formatAge(at)}
    </Badge>
  );
}
