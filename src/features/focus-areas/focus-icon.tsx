import type { FocusAreaSlug } from '#contract/focus-areas.ts';

/** Outlines on a grid of 24, drawn with one pen. */
const icons: Record<FocusAreaSlug, string> = {
  'renewable-energy':
    'M12 10.5V3.2M12 10.5l6.3 3.6M12 10.5l-6.3 3.6M12 13v8M9 21h6M12 12.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  'energy-storage':
    'M4 7.5h13a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM22 10.5v3M11.5 9l-3 3.2h4l-3 2.8',
  'circular-economy': 'M4.6 10A8 8 0 0 1 19 8.2M19.4 14A8 8 0 0 1 5 15.8M19.5 3.8v4.6h-4.6M4.5 20.2v-4.6h4.6',
  'sustainable-agriculture':
    'M12 21v-8.5M12 13c-.2-4.6 2.6-7.6 8-8 .2 5.3-2.7 8.2-8 8ZM12 16.5c0-3.6-2.4-5.9-7-6 0 4.1 2.6 6.3 7 6Z',
  'clean-transportation':
    'M3 16.5v-4l2.2-5a2 2 0 0 1 1.8-1.2h10a2 2 0 0 1 1.8 1.2l2.2 5v4M3 16.5h18M3 12.5h18M5 16.5v2.3M19 16.5v2.3M7 14.5h.01M17 14.5h.01',
  'water-technology': 'M12 3c2 4 6.5 6.8 6.5 11.3a6.5 6.5 0 0 1-13 0C5.5 9.8 10 7 12 3ZM8.5 14.5a3.6 3.6 0 0 0 3 3.4',
};

/** The icon of a focus area, in the colour of the text it stands in. A new area gets a plain ring. */
export function FocusIcon({ slug, size = 24 }: { slug: string; size?: number }) {
  const known = Object.entries(icons).find(([name]) => name === slug)?.[1];
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
      <path d={known ?? 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'} />
    </svg>
  );
}
