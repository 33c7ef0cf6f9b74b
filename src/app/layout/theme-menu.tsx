import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';

import { MenuButton } from '#src/components/menu-button.tsx';
import { type ThemeChoice, themeChoices, useTheme } from '#src/theme/theme-store.ts';
import styles from './header.module.css';

const names: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'System' };
const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> };

/** Light, dark, or the operating system's setting. */
export function ThemeMenu() {
  const choice = useTheme((state) => state.choice);
  const choose = useTheme((state) => state.choose);
  return (
    <MenuButton
      label={`Theme: ${names[choice]}`}
      className={styles.iconButton}
      items={themeChoices.map((key) => ({
        key,
        label: names[key],
        icon: icons[key],
        isChosen: key === choice,
        onSelect: () => choose(key),
      }))}
    >
      {icons[choice]}
    </MenuButton>
  );
}
