export { usePlans, useProfessionalPlan } from './api.ts';
