import { connectionsInCommon } from '#server/features/connections/index.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface Known {
  personId: number;
  /** Connections of the viewer's who know this person; empty where the viewer is connected with them. */
  through: { id: number; name: string; hasProfile: boolean }[];
}

/** Whom of these people the viewer knows, connections first; then those whom a connection of the viewer's knows. */
export async function findKnown(
  database: Pick<Database, 'db'>,
  viewerId: number,
  people: readonly number[],
): Promise<Known[]> {
  const others = people.filter((id) => id !== viewerId);
  if (others.length === 0) return [];
  const { direct, through } = await connectionsInCommon(database, viewerId, others);
  const near = others.filter((id) => direct.has(id)).map((personId) => ({ personId, through: [] }));
  const far = others
    .filter((id) => !direct.has(id))
    .flatMap((personId) => {
      const known = through.get(personId);
      return known ? [{ personId, through: known.slice(0, 3) }] : [];
    });
  return [...near, ...far];
}
