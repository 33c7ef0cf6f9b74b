import { paths } from '#contract/kit/paths.ts';
import {
  createResearch,
  listResearchEditions,
  type ParsedResearchInput,
  type ResearchEdition,
  updateResearch,
} from '#contract/research-admin.ts';
import { ContentEditor, type EditedKind } from '#src/features/content/index.ts';
import { call } from '#src/lib/api-client.ts';
import { researchEditionQuery } from './api.ts';
import { ResearchFields } from './research-fields.tsx';
import { type ResearchValues, researchDraft, researchValuesOf, useResearchForm } from './research-form.ts';
import { ResearchPreview } from './research-preview.tsx';

const research: EditedKind<ResearchValues, ParsedResearchInput, ResearchEdition> = {
  noun: 'research article',
  kind: 'research',
  draftName: 'research',
  path: paths.adminResearch,
  queryPath: listResearchEditions.path,
  editionQuery: researchEditionQuery,
  create: (body) => call(createResearch, { body }),
  update: (id, body) => call(updateResearch, { params: { id }, body }),
  draftSchema: researchDraft,
  valuesOf: researchValuesOf,
  useForm: useResearchForm,
  dateOf: (form) => form.watch('publishedAt'),
  fields: (form, edition) => <ResearchFields form={form} edition={edition} />,
  preview: ({ control }, edition) => <ResearchPreview control={control} edition={edition} />,
};

/** /admin/content/research/{id}, and /new. */
export function ResearchEditorPage() {
  return <ContentEditor kind={research} />;
}
