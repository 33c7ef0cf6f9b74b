import { MailOutlined, MessageOutlined, SwapOutlined, UserAddOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { Dashboard } from '#contract/dashboard.ts';
import { countCap } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { formatCount } from '#src/lib/format.ts';
import styles from './waiting-tiles.module.css';

interface Tile {
  name: keyof Dashboard['waiting'];
  label: string;
  to: string;
  icon: ReactNode;
}

const tiles: readonly Tile[] = [
  {
    name: 'connectionRequests',
    label: 'Connection requests',
    to: paths.connections,
    icon: <UserAddOutlined aria-hidden="true" />,
  },
  {
    name: 'introductionRequests',
    label: 'Introduction requests',
    to: `${paths.introductions}?box=received`,
    icon: <SwapOutlined aria-hidden="true" />,
  },
  { name: 'enquiries', label: 'New enquiries', to: paths.enquiries, icon: <MailOutlined aria-hidden="true" /> },
  { name: 'messages', label: 'Unread messages', to: paths.messages, icon: <MessageOutlined aria-hidden="true" /> },
];

/** Tasks for the member. Tiles without tasks are less prominent. */
export function WaitingTiles({ waiting }: { waiting: Dashboard['waiting'] | undefined }) {
  return (
    <ul className={styles.tiles} aria-label="Waiting for you" aria-busy={!waiting}>
      {tiles.map(({ name, label, to, icon }) => {
        const value = waiting?.[name];
        return (
          <li key={name} className={styles.tile} data-waits={Boolean(value)}>
            <span className={styles.icon}>{icon}</span>
            <span className={styles.value}>
              {value === undefined
                ? '–'
                : formatCount({ value: Math.min(value, countCap), isCapped: value > countCap })}
            </span>
            <CardLink to={to} className={styles.label}>
              {label}
            </CardLink>
          </li>
        );
      })}
    </ul>
  );
}
