import type { BadgeTone } from '#src/components/badge.tsx';

/** Each status of a technology has a colour; an unknown one is grey (rule technology-directory). Red means danger. */
export function statusTone(status: string): BadgeTone {
  const tones: Record<string, BadgeTone> = {
    'early-stage': 'early',
    developing: 'warning',
    emerging: 'info',
    mature: 'primary',
  };
  return tones[status] ?? 'plain';
}

/** The states of a development stage: name and colour. */
export function stageBadge(status: string): { label: string; tone: BadgeTone } {
  const badges: Record<string, { label: string; tone: BadgeTone }> = {
    completed: { label: 'Completed', tone: 'primary' },
    'in-progress': { label: 'In Progress', tone: 'info' },
    planned: { label: 'Planned', tone: 'plain' },
  };
  return badges[status] ?? { label: status, tone: 'plain' };
}
