import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Marks the choice that is in force. */
  isChosen?: boolean;
  onSelect: () => void;
}

interface MenuButtonProps {
  /** The accessible name of the button, if its content does not say it. */
  label?: string | undefined;
  items: MenuItem[];
  className?: string | undefined;
  /** The content of the button. */
  children: ReactNode;
}

const loadDropdown = () => import('./menu-dropdown.tsx');
const MenuDropdown = lazy(() => loadDropdown().then((module) => ({ default: module.MenuDropdown })));

/** A button that opens a menu. The menu's code comes with the first pointer or focus that nears it. */
export function MenuButton({ label, items, className, children }: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => void loadDropdown();
  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      {children}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuDropdown label={label} items={items} className={className}>
        {children}
      </MenuDropdown>
    </Suspense>
  );
}
