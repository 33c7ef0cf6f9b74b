import type { ReactNode } from 'react';

import type { MenuItem } from './menu-button.tsx';

/** An entry of a menu, told from the others by its words. */
export const menuItem = (label: string, icon: ReactNode, onSelect: () => void): MenuItem => ({
  key: label,
  label,
  icon,
  onSelect,
});
