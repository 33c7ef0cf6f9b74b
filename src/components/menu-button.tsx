import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Stands in red. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Marks the current choice. */
  isChosen?: boolean;
  /** Whether the entry is ticked, in a menu that allows several. */
  isChecked?: boolean;
  onSelect: () => void;
}

interface MenuButtonProps {
  /** The accessible name of the button, if its content does not say it. */
  label?: string | undefined;
  items: MenuItem[];
  className?: string | undefined;
  /** The menu stays open until it is closed, because several entries can be chosen. */
  staysOpen?: boolean;
  /** The content of the button. */
  children: ReactNode;
}

const loadDropdown = () => import('./menu-dropdown.tsx');
const MenuDropdown = lazy(() => loadDropdown().then((module) => ({ default: module.MenuDropdown })));

/** A button that opens a menu. The menu's code is loaded when the pointer or the focus first reaches it. */
export function MenuButton({ label, items, className, staysOpen = false, children }: MenuButtonProps) {
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
      <MenuDropdown label={label} items={items} className={className} staysOpen={staysOpen}>
        {children}
      </MenuDropdown>
    </Suspense>
  );
}
