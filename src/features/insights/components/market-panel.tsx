import { isAllowed, roleOf } from '#contract/kit/access.ts';
import { latePart } from '#src/components/late-part.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import type { PanelSubject } from '../api.ts';

const FiguresOfMarket = latePart(async () => (await import('./figures-of-market.tsx')).FiguresOfMarket);

/**
 * The market of a record in a few figures, each with a link to its chart. Nothing without the plan or a market. It comes
 * late, so it stands last on a page.
 */
export function MarketPanel(subject: PanelSubject) {
  const { user } = useCurrentUser();
  return isAllowed('professional', roleOf(user)) && <FiguresOfMarket {...subject} />;
}
