import { latePart } from '#src/components/late-part.tsx';

/** Removes something after a second look. Only who may edit a company has any. */
export const RemoveButton = latePart(async () => (await import('./asking-remove-button.tsx')).AskingRemoveButton);
