export { MarketPanel } from './components/market-panel.tsx';
