import { type ReactNode, useState } from 'react';

import { useClosedIfMissing } from '#src/hooks/use-closed-if-missing.ts';
import { useLateCode } from '#src/hooks/use-late-code.ts';
import { lateCode } from '#src/lib/late-code.ts';

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

const dropdown = lateCode(async () => (await import('./menu-dropdown.tsx')).MenuDropdown);
const preload = () => void dropdown.load().catch(() => undefined);

/** A button that opens a menu. The menu's code is loaded when the pointer or the focus first reaches it. */
export function MenuButton({ label, items, className, staysOpen = false, children }: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const { code: MenuDropdown, hasFailed } = useLateCode(dropdown, isWanted);
  useClosedIfMissing(hasFailed, () => setWanted(false));
  if (isWanted && MenuDropdown) {
    return (
      <MenuDropdown label={label} items={items} className={className} staysOpen={staysOpen}>
        {children}
      </MenuDropdown>
    );
  }
  return (
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
}
