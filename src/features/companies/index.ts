export { companyQuery, useCompanies, useMayEditTechnology, useRefreshTechnology } from './api.ts';
export { companyFacts } from './company-facts.ts';
export { CompanyCard } from './components/company-card.tsx';
export { SubmitForm } from './components/submit-form.tsx';
export { TechnologyFormFields } from './components/technology-form-fields.tsx';
export { companiesPath } from './filters.ts';
export type { ParsedTechnology } from './technology-form.ts';
export { technologyTextLists, technologyValues, technologyValuesOf, useTechnologyForm } from './technology-form.ts';
export { useSubmit } from './use-submit.ts';
