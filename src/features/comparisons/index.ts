export { comparableAt, comparisonPath, readComparison } from './address.ts';
export { CompareButton, useCompareItem } from './components/compare-button.tsx';
export { CompareSelected } from './components/compare-selected.tsx';
export { Comparison } from './components/comparison.tsx';
export { ComparisonTray } from './components/comparison-tray.tsx';
export { type FactOf, factsIn, textOfHtml } from './facts.ts';
export { countOf, kindWords } from './words.ts';
