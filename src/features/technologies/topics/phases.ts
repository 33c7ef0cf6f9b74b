/** The four phases of technology readiness (rule readiness), by the highest level of each. */
const phases = [
  { name: 'Research Phase', last: 3 },
  { name: 'Development Phase', last: 6 },
  { name: 'Deployment Phase', last: 8 },
  { name: 'Commercial Phase', last: 9 },
] as const;

export const highestLevel = 9;

/** The phase that a readiness level belongs to. Level 0, an idea, comes before the first and counts as research. */
export function phaseOf(level: number): string {
  return phases.find(({ last }) => level <= last)?.name ?? phases[3].name;
}
