import type { FocusIconName } from '#contract/focus-areas.ts';

/** Outlines on a grid of 24, drawn with one pen. */
const icons: Record<FocusIconName, string> = {
  'focus-renewable-energy':
    'M12 10.5V3.2M12 10.5l6.3 3.6M12 10.5l-6.3 3.6M12 13v8M9 21h6M12 12.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  'focus-energy-storage':
    'M4 7.5h13a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM22 10.5v3M11.5 9l-3 3.2h4l-3 2.8',
  'focus-circular-economy': 'M4.6 10A8 8 0 0 1 19 8.2M19.4 14A8 8 0 0 1 5 15.8M19.5 3.8v4.6h-4.6M4.5 20.2v-4.6h4.6',
  'focus-sustainable-agriculture':
    'M12 21v-8.5M12 13c-.2-4.6 2.6-7.6 8-8 .2 5.3-2.7 8.2-8 8ZM12 16.5c0-3.6-2.4-5.9-7-6 0 4.1 2.6 6.3 7 6Z',
  'focus-clean-transportation':
    'M3 16.5v-4l2.2-5a2 2 0 0 1 1.8-1.2h10a2 2 0 0 1 1.8 1.2l2.2 5v4M3 16.5h18M3 12.5h18M5 16.5v2.3M19 16.5v2.3M7 14.5h.01M17 14.5h.01',
  'focus-water-technology':
    'M12 3c2 4 6.5 6.8 6.5 11.3a6.5 6.5 0 0 1-13 0C5.5 9.8 10 7 12 3ZM8.5 14.5a3.6 3.6 0 0 0 3 3.4',
  'focus-solar':
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  'focus-wind': 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2.5 2.5 0 1 1-2.5 2.5',
  'focus-hydrogen': 'M7 12h10M7 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM17 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'focus-building': 'M5 21V6l7-3v18M12 9l7 2.5V21M3 21h18M8.5 9v.01M8.5 13v.01M8.5 17v.01M15.5 14.5v.01M15.5 17.5v.01',
  'focus-carbon': 'M7 17.5a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 8.6a4.5 4.5 0 0 1 .5 8.9M12 12v8M9 17l3 3 3-3',
  'focus-general': 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
};

interface FocusIconProps {
  slug: string;
  /** The area's own icon, if the area is known; otherwise the slug determines that of a built-in one. */
  icon?: string;
  size?: number;
}

/** The icon of a focus area, in the colour of the surrounding text. An unknown icon is a plain ring. */
export function FocusIcon({ slug, icon = `focus-${slug}`, size = 24 }: FocusIconProps) {
  const known = Object.entries(icons).find(([name]) => name === icon)?.[1];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={known ?? icons['focus-general']} />
    </svg>
  );
}
