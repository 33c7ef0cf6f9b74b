import { ShareAltOutlined } from '@ant-design/icons';

import { copyLink } from '#src/lib/copy-link.ts';
import type { MenuItem } from './menu-button.tsx';
import { menuItem } from './menu-item.ts';

/** The entry of a menu that copies the public address of a page (rule share). */
export function shareItem(path: string, label = 'Share'): MenuItem {
  return menuItem(label, <ShareAltOutlined aria-hidden="true" />, () => void copyLink(path));
}
