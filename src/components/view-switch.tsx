import { AppstoreOutlined, GlobalOutlined, TableOutlined } from '@ant-design/icons';

import type { ListView, ListViewChoice } from '#src/hooks/use-list-view.ts';
import { IconButton } from './icon-button.tsx';
import { StaticPart } from './static-part.tsx';
import styles from './view-switch.module.css';

const looks = {
  cards: { label: 'Cards', Icon: AppstoreOutlined },
  table: { label: 'Table', Icon: TableOutlined },
  map: { label: 'Map', Icon: GlobalOutlined },
} as const satisfies Record<ListView, unknown>;

interface ViewSwitchProps extends ListViewChoice {
  /** The views that the list has, beside cards. */
  views?: readonly ListView[];
}

/** Switches a list between cards, a table and a map. */
export function ViewSwitch(props: ViewSwitchProps) {
  return (
    <StaticPart>
      <Switch {...props} />
    </StaticPart>
  );
}

function Switch({ view, setView, views = ['table'] }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="View" className={styles.switch}>
      {(['cards', ...views] as const).map((each) => {
        const { label, Icon } = looks[each];
        return (
          <IconButton
            key={each}
            label={label}
            aria-pressed={each === view}
            className={styles.choice}
            onClick={() => setView(each)}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        );
      })}
    </div>
  );
}
