import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { ThemeName } from './theme-store.ts';
import { dark, fontFamily, light, measures } from './tokens.ts';

/**
 * Ant Design dressed in the tokens of this design.
 *
 * @param isStill whether the system asks for less motion: dialogs and menus are then simply there, or gone
 */
export function antdThemeOf(name: ThemeName, isStill: boolean): ThemeConfig {
  const palette = name === 'dark' ? dark : light;
  return {
    algorithm: name === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: palette['primary-solid'],
      colorLink: palette.primary,
      colorLinkHover: palette['primary-solid-hover'],
      colorError: palette.danger,
      colorWarning: palette.premium,
      colorInfo: palette.info,
      colorSuccess: palette.primary,
      colorBgBase: palette.ground,
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorText: palette.text,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.faint,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.faint,
      colorBorder: palette['line-strong'],
      colorBorderSecondary: palette.line,
      colorTextLightSolid: palette['on-primary'],
      borderRadius: measures['radius-small'],
      borderRadiusLG: measures.radius,
      controlHeight: 40,
      controlHeightLG: 48,
      fontFamily,
      fontSize: 15,
      controlItemBgActive: palette['primary-soft'],
      controlItemBgActiveHover: palette['primary-soft'],
      motion: !isStill,
      motionDurationMid: '0.16s',
    },
    components: {
      Button: {
        // The dark algorithm would dim the brand's colour.
        colorPrimary: palette['primary-solid'],
        colorPrimaryHover: palette['primary-solid-hover'],
        colorPrimaryActive: palette['primary-solid-hover'],
        borderRadiusLG: measures['radius-small'],
        contentFontSizeLG: 16,
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Input: { borderRadiusLG: measures['radius-small'], inputFontSizeLG: 16 },
      Select: { borderRadiusLG: measures['radius-small'] },
      // The text of what is chosen.
      Dropdown: { colorPrimary: palette.primary },
      Card: { headerFontSize: 17 },
      Tag: { defaultBg: palette.raised, defaultColor: palette.muted },
      Tooltip: { colorBgSpotlight: palette.raised, colorTextLightSolid: palette.text },
    },
  };
}
