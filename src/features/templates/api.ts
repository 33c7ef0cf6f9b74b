import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from '#contract/templates.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';

export const templatesQuery = queryOf(listTemplates, {});

/** Saves a template: a new one without an id. */
export function useSaveTemplate(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof createTemplate.body>) =>
      id === null ? call(createTemplate, { body }) : call(updateTemplate, { params: { id: String(id) }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listTemplates.path] }),
  });
}

/** Deletes a template. */
export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteTemplate, { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listTemplates.path] }),
  });
}
