/** Where a card lands in a stage: behind which one (`null`: on top), and the height of the line that says so. */
export interface Landing {
  after: number | null;
  /** In pixels from the top of the stage. */
  top: number;
}

/** Half of what lies between two cards. */
const halfGap = 4;

/**
 * Where a dragged card lands at this height of the window: behind the last card whose middle is above it, the dragged one
 * aside. The cards stand in order, so a few of a thousand are measured.
 */
export function landingIn(stage: Element, height: number, dragged: number): Landing {
  const cards = stage.querySelectorAll<HTMLElement>('[data-card]');
  let [above, below] = [0, cards.length];
  while (above < below) {
    const middle = (above + below) >> 1;
    const { top, bottom } = boxOf(cards[middle]);
    if ((top + bottom) / 2 < height) above = middle + 1;
    else below = middle;
  }
  if (idOf(cards[above - 1]) === dragged) above -= 1;
  const { top: start } = stage.getBoundingClientRect();
  const last = cards[above - 1];
  const first = cards[0] ?? stage.querySelector(':scope > p:last-of-type');
  const top = last ? boxOf(last).bottom + halfGap : boxOf(first).top - halfGap;
  return { after: idOf(last) ?? null, top: top - start };
}

const nowhere = { top: 0, bottom: 0 };
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? nowhere;
const idOf = (card: HTMLElement | undefined) => (card ? Number(card.dataset.card) : undefined);
