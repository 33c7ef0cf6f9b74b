export { TemplatedField } from './templated-field.tsx';
export { valuesOf } from './values.ts';
export { WithTemplates } from './with-templates.tsx';
