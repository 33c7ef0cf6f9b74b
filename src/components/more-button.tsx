import { EllipsisOutlined } from '@ant-design/icons';
import { type ButtonLook, buttonClass } from './button.tsx';
import { MenuButton, type MenuItem } from './menu-button.tsx';
import styles from './more-button.module.css';

interface MoreButtonProps extends Pick<ButtonLook, 'size'> {
  items: MenuItem[];
}

/** What is done seldom with a record, in one menu. Where its actions have little room, only the dots are shown. */
export function MoreButton({ items, ...look }: MoreButtonProps) {
  return (
    <MenuButton className={buttonClass(look)} items={items}>
      <EllipsisOutlined aria-hidden="true" /> <span className={styles.word}>More</span>
    </MenuButton>
  );
}
