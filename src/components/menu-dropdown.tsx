import { Dropdown } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import type { MenuItem } from './menu-button.tsx';

interface MenuDropdownProps {
  label: string | undefined;
  items: MenuItem[];
  className?: string | undefined;
  children: ReactNode;
}

/** The open half of MenuButton: mounted by the first click, so it starts open. */
export function MenuDropdown({ label, items, className, children }: MenuDropdownProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever closes the menu with the keyboard goes on where they were.
  useEffect(() => {
    if (!isOpen) button.current?.focus();
  }, [isOpen]);
  return (
    <AntdProvider>
      <Dropdown
        open={isOpen}
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        onOpenChange={setOpen}
        menu={{
          items: items.map(({ key, label: text, icon }) => ({ key, label: text, icon })),
          selectedKeys: items.filter((item) => item.isChosen).map((item) => item.key),
          onClick: ({ key }) => {
            setOpen(false);
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
