import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';

import {
  getRecordPictures,
  needsText,
  type PicturedKind,
  pictureBounds,
  picturedKinds,
  picturesInput,
  type ShownPicture,
  setRecordPictures,
} from '#contract/pictures.ts';
import { Button } from '#src/components/button.tsx';
import { FormCard } from '#src/components/form-card.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';
import { markSaved } from '#src/lib/mark-saved.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { PictureField } from './picture-field.tsx';

interface RecordPicturesProps {
  kind: PicturedKind;
  id: number;
}

/** The form for the pictures of a record, which are saved apart from its other fields (rule pictures). */
export function RecordPictures({ kind, id }: RecordPicturesProps) {
  const isOne = picturedKinds[kind] === 1;
  const query = queryOf(getRecordPictures, { params: { kind, id: String(id) } });
  const { data, isFetchedAfterMount } = useQuery({ ...query, refetchOnMount: 'always' });
  return (
    <FormCard
      title={isOne ? 'Picture' : 'Pictures'}
      text={isOne ? 'Shown instead of the drawing of its topic.' : 'Shown on its page, in this order.'}
    >
      {/* A saved answer may be an old one: the form starts with a fresh one, and keeps what it has from then on. */}
      {data && isFetchedAfterMount ? (
        <PicturesForm kind={kind} id={id} saved={data.pictures} />
      ) : (
        <Spinner label="Loading the pictures" />
      )}
    </FormCard>
  );
}

interface Values {
  pictures: ShownPicture[];
}

const withText = z.object({ pictures: picturesInput });

function PicturesForm({ kind, id, saved }: RecordPicturesProps & { saved: ShownPicture[] }) {
  const max = picturedKinds[kind];
  const client = useQueryClient();
  const form = useForm<Values, unknown, z.output<typeof setRecordPictures.body>>({
    defaultValues: { pictures: saved },
    resolver: contractResolver(needsText(kind) ? withText : setRecordPictures.body, ({ pictures }: Values) => ({
      pictures: pictures.map((each) => ({ id: each.id, alt: each.alt })),
    })),
  });
  const { control } = form;
  // The pictures have an `id` of their own.
  const { append, update, remove, move } = useFieldArray({ control, name: 'pictures', keyName: 'key' });
  const pictures = useWatch({ control, name: 'pictures' });
  const { errors, isDirty } = useFormState({ control });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: z.output<typeof setRecordPictures.body>) =>
      call(setRecordPictures, { params: { kind, id: String(id) }, body }),
    onMutate: () => structuredClone(form.getValues()),
    onSuccess(_answer, _body, sent) {
      toast({ title: max === 1 ? 'Picture saved' : 'Pictures saved' });
      markSaved(form, sent);
      // It is shown on pages and lists of several features.
      void client.invalidateQueries();
    },
    onError(error) {
      const sentence = error instanceof ApiError ? error.body?.fields?.pictures : undefined;
      if (sentence === undefined) toastFailure('The pictures could not be saved', error);
      else form.setError('pictures', { type: 'server', message: sentence });
    },
  });
  return (
    <form noValidate aria-label="Pictures" onSubmit={form.handleSubmit((body) => mutate(body))}>
      <PictureField
        noun="picture"
        max={max}
        pictures={pictures}
        error={errors.pictures?.root?.message ?? errors.pictures?.message}
        onAdd={(picture, index) => {
          const before = index === null ? undefined : pictures[index];
          if (index !== null && before) update(index, { ...picture, alt: before.alt });
          else append({ ...picture, alt: '' }, { shouldFocus: false });
        }}
        onRemove={remove}
        {...(max > 1 && { onMove: move })}
        action={
          isDirty && (
            <Button type="submit" kind="primary" isLoading={isPending}>
              {max === 1 ? 'Save picture' : 'Save pictures'}
            </Button>
          )
        }
      >
        {(index) =>
          needsText(kind) && (
            <TextField
              control={control}
              name={`pictures.${index}.alt`}
              label="Description"
              max={pictureBounds.alt}
              rows={2}
              hint="For people who cannot see the picture."
            />
          )
        }
      </PictureField>
    </form>
  );
}
