export { useCompanies, useMayEditTechnology } from './api.ts';
export { CompanyCard } from './components/company-card.tsx';
export { companiesPath } from './filters.ts';
