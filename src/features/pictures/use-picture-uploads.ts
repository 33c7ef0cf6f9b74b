import { useRef } from 'react';

import { type Crop, deletePicture, type Picture, pictureBounds, uploadPicture } from '#contract/pictures.ts';
import { useFileUploads } from '#src/hooks/use-file-uploads.ts';
import { call } from '#src/lib/api-client.ts';
import { uploadFile } from '#src/lib/upload-file.ts';
import { cropQuery } from './crop-query.ts';

/** What an upload is for: the part that is kept (`null`: all of it), and the picture whose place it takes. */
export interface Purpose {
  crop: Crop | null;
  replaces: string | null;
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

/** The pictures of a form that are on their way; `onStored` gets each one that the server has. */
export function usePictureUploads(onStored: (picture: Picture, purpose: Purpose) => void) {
  /** Those that the record does not have yet. */
  const added = useRef(new Set<string>());
  const uploads = useFileUploads<Purpose, Picture>({
    maxBytes: pictureBounds.bytes,
    async send({ file, extra: { crop } }, options) {
      const { waitsUntil: _, ...picture } = await uploadFile(uploadPicture, cropQuery(crop), file, options);
      return picture;
    },
    onStored(picture, { extra }) {
      added.current.add(picture.id);
      onStored(picture, extra);
    },
  });
  return {
    ...uploads,
    /** Deletes a picture that the form no longer shows, unless the record has it: the server does that once it is saved. */
    forget(id: string) {
      // What is not deleted now is deleted by the server after a day.
      if (added.current.delete(id)) void call(deletePicture, { params: { id } }).catch(() => undefined);
    },
  };
}
