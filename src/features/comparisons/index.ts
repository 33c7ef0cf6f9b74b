export { type ComparableKind, comparableAt, comparisonPath, comparisonSize, readComparison } from './address.ts';
export { choose, chooseOnly, forgetChosen, unchoose, useChosen } from './chosen.ts';
export { CompareButton } from './components/compare-button.tsx';
export { Comparison } from './components/comparison.tsx';
export { LazyComparisonTray } from './components/lazy-comparison-tray.tsx';
export { type FactOf, factsIn, textOfHtml } from './facts.ts';
export { kindWords } from './words.ts';
