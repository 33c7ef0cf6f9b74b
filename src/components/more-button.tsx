import { EllipsisOutlined } from '@ant-design/icons';
import { buttonClass } from './button.tsx';
import { MenuButton, type MenuItem } from './menu-button.tsx';
import styles from './more-button.module.css';

/** What is done seldom with a record, in one menu. Where its actions have little room, only the dots are shown. */
export function MoreButton({ items }: { items: MenuItem[] }) {
  return (
    <MenuButton className={buttonClass({})} items={items}>
      <EllipsisOutlined aria-hidden="true" /> <span className={styles.word}>More</span>
    </MenuButton>
  );
}
