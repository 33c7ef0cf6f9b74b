import { type ContentStanding, contentStandings } from '#contract/content.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';

const tones: Record<ContentStanding, BadgeTone> = {
  draft: 'plain',
  published: 'primary',
  scheduled: 'info',
  hidden: 'warning',
};

/** A badge with the state of an article. */
export function StandingBadge({ standing }: { standing: ContentStanding }) {
  return <Badge tone={tones[standing]}>{contentStandings[standing]}</Badge>;
}
