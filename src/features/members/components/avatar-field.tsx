import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { getMember, listMembers } from '#contract/members.ts';
import { avatarUpload, removeAvatar, uploadAvatar } from '#contract/members-avatars.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { call, callWithFile } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { ownProfileQuery } from '../api.ts';
import styles from './avatar-field.module.css';

interface AvatarFieldProps {
  member: { id: number; fullName: string; profileImage: string | null };
}

const tooLarge = 'Please choose a picture of at most 5 MB.';
const wrongType = 'Please choose a JPEG, PNG or WebP file.';

/** The member's picture. It is uploaded at once, separately from the form. */
export function AvatarField({ member }: AvatarFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (file: File | null) => (file ? callWithFile(uploadAvatar, checked(file)) : call(removeAvatar, {})),
    onSuccess({ profileImage }, file) {
      client.setQueryData(
        ownProfileQuery.queryKey,
        (before) => before && { ...before, member: { ...before.member, profileImage } },
      );
      void client.invalidateQueries({ queryKey: [listMembers.path] });
      void client.invalidateQueries({ queryKey: [getMember.path] });
      toast({ title: file ? 'Picture saved' : 'Picture removed' });
    },
  });
  return (
    <Row gap={24} align="center">
      <Avatar key={member.profileImage} id={member.id} name={member.fullName} url={member.profileImage} size="large" />
      <div className={styles.words}>
        <Row gap={8}>
          <Button
            aria-disabled={isPending}
            aria-describedby={id}
            onClick={() => {
              if (!isPending) input.current?.click();
            }}
          >
            {isPending ? 'Saving...' : member.profileImage ? 'Change picture' : 'Upload a picture'}
          </Button>
          {member.profileImage !== null && (
            <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate(null)}>
              Remove picture
            </Button>
          )}
        </Row>
        <p id={id} className={styles.hint}>
          JPEG, PNG or WebP, up to 5 MB. It is cropped to a square; data in the file, such as the location, is removed.
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {sentenceOf(error)}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Picture file"
        accept={avatarUpload.types.join(',')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again after a failure.
          event.target.value = '';
          reset();
          if (file) mutate(file);
        }}
      />
    </Row>
  );
}

/** Checked here, before five megabytes are uploaded. */
function checked(file: File): File {
  if (!avatarUpload.types.some((type) => type === file.type)) throw new Error(wrongType);
  if (file.size > avatarUpload.maxBytes) throw new Error(tooLarge);
  return file;
}

function sentenceOf(error: Error): string {
  if (error instanceof ApiError) {
    return error.status === 413
      ? tooLarge
      : (error.body?.message ?? 'The picture could not be saved. Please try again.');
  }
  return error instanceof TypeError ? 'The picture could not be saved. Please try again.' : error.message;
}
