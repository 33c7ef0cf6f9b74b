import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { contentSlug, slugOf } from '#contract/content.ts';
import { focusIcons } from '#contract/focus-areas.ts';
import {
  createFocusArea,
  type FocusAreaEdition,
  focusAreaBounds,
  focusAreaFields,
  listFocusAreaEditions,
  updateFocusArea,
} from '#contract/focus-areas-admin.ts';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { FocusIcon } from '../index.ts';
import styles from './focus-area-form.module.css';

const fields = focusAreaFields.extend({ slug: contentSlug });
type Values = z.input<typeof fields>;

interface FocusAreaFormProps {
  area: FocusAreaEdition | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a focus area or changes one. Its address is chosen once. */
export function FocusAreaForm({ area, onClose, onSaved }: FocusAreaFormProps) {
  const { control, handleSubmit, setError, setValue, watch } = useForm<Values, unknown, Values>({
    resolver: zodResolver(fields),
    defaultValues: {
      title: area?.title ?? '',
      slug: area?.slug ?? '',
      description: area?.description ?? '',
      icon: focusIcons.find((icon) => icon === area?.icon) ?? 'focus-general',
    },
  });
  const save = useAdminAction(
    listFocusAreaEditions.path,
    area ? 'The focus area has been changed' : 'The focus area has been added',
    ({ slug, ...body }: Values) =>
      (area
        ? call(updateFocusArea, { params: { id: String(area.id) }, body: { ...body, version: area.version } })
        : call(createFocusArea, { body: { ...body, slug } })
      ).finally(onSaved),
  );
  const submit = handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: onClose,
      onError(error) {
        const found = error instanceof ApiError ? error.body?.fields : undefined;
        for (const name of ['title', 'slug', 'description'] as const) {
          if (found?.[name]) setError(name, { message: found[name] }, { shouldFocus: true });
        }
      },
    }),
  );
  const chosen = watch('icon');
  const title = watch('title');
  return (
    <Dialog title={area ? `Edit ${area.title}` : 'Add a focus area'} width={560} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <TextField control={control} name="title" label="Title" max={focusAreaBounds.title.max} />
        {!area && (
          <TextField
            control={control}
            name="slug"
            label="Address"
            placeholder={slugOf(title)}
            hint={`${paths.focusArea.replace(':slug', watch('slug') || slugOf(title) || '…')}: it stays for good.`}
          />
        )}
        <TextField
          control={control}
          name="description"
          label="Description"
          rows={3}
          max={focusAreaBounds.description.max}
        />
        <FormField label="Icon">
          {({ id }) => (
            <Row id={id} role="radiogroup" aria-label="Icon" gap={8}>
              {focusIcons.map((icon) => (
                <label key={icon} className={styles.icon} title={nameOf(icon)}>
                  <input
                    type="radio"
                    name="icon"
                    className="visually-hidden"
                    aria-label={nameOf(icon)}
                    checked={icon === chosen}
                    onChange={() => setValue('icon', icon, { shouldDirty: true })}
                  />
                  <FocusIcon slug="" icon={icon} />
                </label>
              ))}
            </Row>
          )}
        </FormField>
        <DialogActions>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="large"
            kind="primary"
            type="submit"
            disabled={save.isPending}
            onClick={() => {
              // Left empty, the address is made of the title.
              if (watch('slug') === '') setValue('slug', slugOf(title));
            }}
          >
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** `Water technology` of `focus-water-technology`. */
function nameOf(icon: string): string {
  const words = icon.replace('focus-', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
