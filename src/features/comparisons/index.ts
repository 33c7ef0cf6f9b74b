export { comparableAt, comparisonPath, readComparison } from './address.ts';
export { CompareButton, useCompareItem } from './components/compare-button.tsx';
export { CompareSelected } from './components/compare-selected.tsx';
export { Comparison } from './components/comparison.tsx';
export { LateComparisonTray } from './components/late-comparison-tray.tsx';
export { type FactOf, factsIn, textOfHtml } from './facts.ts';
export { countOf, kindWords } from './words.ts';
