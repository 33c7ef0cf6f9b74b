import { useLocation } from 'react-router-dom';
import { z } from 'zod';

/** The state that the previous page passed on; `undefined` if it is not valid for this page. */
export function useLocationState<Kept>(schema: z.ZodType<Kept>): Kept | undefined {
  const { state } = useLocation() as { state: unknown };
  return schema.safeParse(state).data;
}

const cameFrom = z.object({ from: z.string() });

/** The address of a directory with its last filters, for the back link. */
export function useListPath(list: string): string {
  const from = useLocationState(cameFrom)?.from;
  return from === list || from?.startsWith(`${list}?`) ? from : list;
}
