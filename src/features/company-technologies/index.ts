export { LinkedTechnologies } from './components/linked-technologies.tsx';
export { TechnologyCompanies } from './components/technology-companies.tsx';
