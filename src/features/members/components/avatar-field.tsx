import { UserOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getMember, listMembers } from '#contract/members.ts';
import { removeAvatar, uploadAvatar } from '#contract/members-avatars.ts';
import { type Crop, pictureBounds, pictureWords } from '#contract/pictures.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { UploadRow } from '#src/components/upload-row.tsx';
import { ChooseButton, Cropping, cropQuery } from '#src/features/pictures/index.ts';
import { useDropZone } from '#src/hooks/use-drop-zone.ts';
import { useFileUploads } from '#src/hooks/use-file-uploads.ts';
import { call } from '#src/lib/api-client.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { uploadFile } from '#src/lib/upload-file.ts';
import { toast } from '#src/stores/toasts.ts';
import { ownProfileQuery } from '../own-api.ts';
import styles from './avatar-field.module.css';

interface AvatarFieldProps {
  member: { id: number; fullName: string; profileImage: string | null };
}

/** The member's picture: chosen, dropped or pasted, cropped, and saved at once, apart from the form. */
export function AvatarField({ member }: AvatarFieldProps) {
  const id = useId();
  const [source, setSource] = useState<File | null>(null);
  const show = useShownAvatar();
  const files = useFileUploads<Crop | null, string | null>({
    maxBytes: pictureBounds.bytes,
    send: async ({ file, extra }, options) =>
      (await uploadFile(uploadAvatar, cropQuery(extra), file, options)).profileImage,
    onStored(profileImage) {
      show(profileImage);
      toast({ title: 'Picture saved' });
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removeAvatar, {}),
    onSuccess() {
      show(null);
      toast({ title: 'Picture removed' });
    },
    onError: (failure) => toastFailure('The picture could not be removed', failure),
  });
  const zone = useDropZone(([file]) => setSource(file ?? null));
  const send = (crop: Crop | null) => {
    // A second picture takes the place of one that is on its way, or did not get there.
    for (const { key } of files.uploads) files.drop(key);
    if (source) files.add([source], crop, { room: 1, tooMany: '' });
    setSource(null);
  };
  const hasPicture = member.profileImage !== null;
  return (
    <div className={styles.field} {...zone}>
      <Avatar key={member.profileImage} id={member.id} name={member.fullName} url={member.profileImage} size="large" />
      <div className={styles.words}>
        <Row gap={8}>
          <ChooseButton
            label={hasPicture ? 'Change picture' : 'Upload a picture'}
            describedBy={id}
            onFiles={([file]) => setSource(file ?? null)}
          />
          {hasPicture && (
            <Button kind="quiet" isLoading={remove.isPending} onClick={() => remove.mutate()}>
              Remove picture
            </Button>
          )}
        </Row>
        {files.uploads.length > 0 && (
          <ul className={styles.uploads} aria-label="Picture on its way">
            {files.uploads.map((each) => (
              <UploadRow
                key={each.key}
                upload={each}
                icon={<UserOutlined aria-hidden="true" />}
                onDrop={() => files.drop(each.key)}
                onRetry={() => files.retry(each)}
              />
            ))}
          </ul>
        )}
        <p id={id} className={styles.hint}>
          {pictureWords}, up to 20 MB. You can also drop or paste it here. It is saved at once, as a square; what the
          file says about place and time is removed.
        </p>
      </div>
      {source && (
        <Cropping
          source={source}
          aspect={1}
          isRound
          onCrop={send}
          onUnreadable={() => send(null)}
          onClose={() => setSource(null)}
        />
      )}
    </div>
  );
}

/** Shows the member's new picture, or none, wherever it is shown. */
function useShownAvatar() {
  const client = useQueryClient();
  return (profileImage: string | null) => {
    client.setQueryData(
      ownProfileQuery.queryKey,
      (before) => before && { ...before, member: { ...before.member, profileImage } },
    );
    void client.invalidateQueries({ queryKey: [listMembers.path] });
    void client.invalidateQueries({ queryKey: [getMember.path] });
  };
}
