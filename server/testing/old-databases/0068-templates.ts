import { listTemplates } from '#contract/templates.ts';
import { among, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listTemplates,
    {},
    among({ name: 'Thank you', text: 'Hello {{first name}}, thank you for asking about {{record}}.' }),
  ],
];
