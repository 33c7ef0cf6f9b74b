export { Investments } from './components/investments.tsx';
export { InvestorLinks } from './components/investor-links.tsx';
export { InvestorNames } from './components/investor-names.tsx';
