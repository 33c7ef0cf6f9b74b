import { zodResolver } from '@hookform/resolvers/zod';
import {
  createPartner,
  listPartnerEditions,
  type PartnerEdition,
  type PartnerFields,
  partnerBounds,
  partnerFields,
  updatePartner,
} from '#contract/partners-admin.ts';
import { CheckField } from '#src/components/check-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';

interface PartnerFormProps {
  partner: PartnerEdition | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a partner or changes one. */
export function PartnerForm({ partner, onClose, onSaved }: PartnerFormProps) {
  const { control, handleSubmit, setError } = useForm<PartnerFields, unknown, PartnerFields>({
    resolver: zodResolver(partnerFields),
    defaultValues: {
      name: partner?.name ?? '',
      tagline: partner?.tagline ?? '',
      isShown: partner?.isShown ?? true,
    },
  });
  const save = useAdminAction(
    listPartnerEditions.path,
    partner ? 'The partner has been changed' : 'The partner has been added',
    (body: PartnerFields) =>
      (partner
        ? call(updatePartner, { params: { id: String(partner.id) }, body: { ...body, version: partner.version } })
        : call(createPartner, { body })
      ).finally(onSaved),
  );
  const submit = handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: onClose,
      onError(error) {
        const found = error instanceof ApiError ? error.body?.fields : undefined;
        for (const name of ['name', 'tagline'] as const) {
          if (found?.[name]) setError(name, { message: found[name] }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <Dialog title={partner ? `Edit ${partner.name}` : 'Add a partner'} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <TextField control={control} name="name" label="Name" max={partnerBounds.name.max} />
        <TextField
          control={control}
          name="tagline"
          label="Tagline"
          max={partnerBounds.tagline.max}
          placeholder="What they do, in a few words"
        />
        <CheckField control={control} name="isShown" label="Show it on the home page" />
        <FormActions submit="Save" busy="Saving..." isBusy={save.isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
