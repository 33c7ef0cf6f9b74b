import { Dropdown } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import type { MenuItem } from './menu-button.tsx';

interface MenuDropdownProps {
  label: string | undefined;
  items: MenuItem[];
  className?: string | undefined;
  staysOpen: boolean;
  children: ReactNode;
}

/** The open part of MenuButton: mounted by the first click, so it starts open. */
export function MenuDropdown({ label, items, className, staysOpen, children }: MenuDropdownProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // After closing the menu by keyboard, the focus returns to its former place.
  useEffect(() => {
    if (!isOpen) button.current?.focus();
  }, [isOpen]);
  const place = useLandmark(isOpen);
  return (
    <AntdProvider>
      <Dropdown
        open={isOpen}
        getPopupContainer={() => place}
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        onOpenChange={(next, { source }) => {
          if (source !== 'menu') setOpen(next);
        }}
        menu={{
          items: items.map(itemOf),
          selectedKeys: items.filter((item) => item.isChosen).map((item) => item.key),
          onClick: ({ key, domEvent }) => {
            // Enter would go on to what has the focus next, and send the form of a dialog that the entry opens.
            domEvent.preventDefault();
            if (!staysOpen) setOpen(false);
            items.find((item) => item.key === key)?.onSelect();
          },
        }}
      >
        <button
          ref={button}
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        >
          {children}
        </button>
      </Dropdown>
    </AntdProvider>
  );
}

/**
 * An element beside the page for the menu: a landmark while the menu is open, because all content of a page is in one.
 * Around the menu itself such an element would keep the focus from it.
 */
function useLandmark(isOpen: boolean): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    place.setAttribute('role', 'region');
    place.setAttribute('aria-label', 'Open menu');
    return () => {
      place.removeAttribute('role');
      place.removeAttribute('aria-label');
    };
  }, [place, isOpen]);
  return place;
}

/** An item in Ant Design's format, which passes unknown properties on to the item's element. */
function itemOf({ key, label, icon, isChecked, isDanger = false, isDisabled = false }: MenuItem) {
  const ticked = isChecked === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': isChecked };
  return { key, label, icon, danger: isDanger, disabled: isDisabled, ...ticked };
}
