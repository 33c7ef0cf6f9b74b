/**
 * The palette and measures of the design. The build writes them as CSS custom properties
 * (`--color-ground`), and theme/antd-theme.ts hands the same values to Ant Design.
 */

/** Colours of one theme. Contrast: text, muted and faint are at least 4.5:1 on ground and surface. */
export interface Palette {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  'line-strong': string;
  text: string;
  muted: string;
  faint: string;
  /** Emerald as text, link and icon. */
  primary: string;
  /** Emerald as the ground of a button, with `on-primary` on it. */
  'primary-solid': string;
  'primary-solid-hover': string;
  'on-primary': string;
  'primary-soft': string;
  /** Amber, for premium content. */
  premium: string;
  'premium-soft': string;
  danger: string;
  'danger-soft': string;
  info: string;
  'info-soft': string;
  /** Violet, for what has only begun. */
  early: string;
  'early-soft': string;
  shade: string;
}

export const dark: Palette = {
  ground: '#07100c',
  surface: '#0c1712',
  raised: '#12201a',
  line: '#1c2c24',
  'line-strong': '#4f665a',
  text: '#eaf4ee',
  muted: '#a9beb3',
  faint: '#82988d',
  primary: '#3ddc9d',
  'primary-solid': '#1fc78a',
  'primary-solid-hover': '#3ddc9d',
  'on-primary': '#03130c',
  'primary-soft': '#0f2e22',
  premium: '#f6bd4b',
  'premium-soft': '#2e2410',
  danger: '#ff8a80',
  'danger-soft': '#381a18',
  info: '#7cc4ff',
  'info-soft': '#11273a',
  early: '#c4b5fd',
  'early-soft': '#231c3d',
  shade: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px -12px rgb(0 0 0 / 55%)',
};

export const light: Palette = {
  ground: '#f5f9f6',
  surface: '#ffffff',
  raised: '#edf4ef',
  line: '#d9e5de',
  'line-strong': '#7f968a',
  text: '#0c1f16',
  muted: '#41564b',
  faint: '#5c7166',
  primary: '#067a53',
  'primary-solid': '#067a53',
  'primary-solid-hover': '#056344',
  'on-primary': '#ffffff',
  'primary-soft': '#dcf3e8',
  premium: '#8a5600',
  'premium-soft': '#fdf0d3',
  danger: '#b42318',
  'danger-soft': '#fde8e6',
  info: '#0b5ea8',
  'info-soft': '#e1effb',
  early: '#5b3fb0',
  'early-soft': '#ece8fb',
  shade: '0 1px 2px rgb(12 31 22 / 6%), 0 12px 32px -16px rgb(12 31 22 / 18%)',
};

/** Measures in CSS pixels on a grid of 8. */
export const measures = {
  'header-height': 64,
  'sidebar-width': 260,
  'sidebar-collapsed': 70,
  'drawer-width': 280,
  'page-width': 1200,
  radius: 12,
  'radius-small': 8,
} as const;

export const fontFamily =
  "'Hanken Grotesk Variable', 'Hanken Grotesk Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The tokens as style rules: dark unless the root element has `data-theme="light"`; always light in print. */
export function tokensCss(): string {
  const colors = (palette: Palette) =>
    Object.entries(palette)
      .map(([name, value]) => `--${name === 'shade' ? 'shade' : `color-${name}`}:${value};`)
      .join('');
  const sizes = Object.entries(measures)
    .map(([name, value]) => `--${name}:${value}px;`)
    .join('');
  return [
    `:root{color-scheme:dark;${sizes}--font:${fontFamily};${colors(dark)}}`,
    `:root[data-theme='light']{color-scheme:light;${colors(light)}}`,
    `@media print{:root{color-scheme:light;${colors(light)}}}`,
  ].join('\n');
}
