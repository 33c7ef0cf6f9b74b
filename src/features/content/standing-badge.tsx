import { type ContentStanding, contentStandings } from '#contract/content.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';

const tones: Record<ContentStanding, BadgeTone> = {
  draft: 'plain',
  published: 'primary',
  scheduled: 'info',
  hidden: 'warning',
};

/** How an article stands, in a word. */
export function StandingBadge({ standing }: { standing: ContentStanding }) {
  return <Badge tone={tones[standing]}>{contentStandings[standing]}</Badge>;
}
