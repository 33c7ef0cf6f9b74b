export { technologyQuery } from './api.ts';
export { TechnologyCard } from './components/technology-card.tsx';
export { technologiesPath } from './filters.ts';
export { technologyFacts } from './technology-facts.ts';
