export { useDashboard } from './api.ts';
export { EventsPanel } from './components/events-panel.tsx';
export { Panel, PanelNote } from './components/panel.tsx';
export { Row, Rows } from './components/rows.tsx';
export { WaitingTiles } from './components/waiting-tiles.tsx';
