import { type AttachmentType, attachmentBounds } from '#contract/attachments.ts';

/** Other endings of the same type, and those of pictures that are stored as another type. */
const endings: Partial<Record<AttachmentType, RegExp>> = {
  jpg: /\.(?:jpe?g|jpe|jfif)$/i,
  webp: /\.(?:webp|gif|avif)$/i,
};

/**
 * The name under which a file is downloaded: the last part of what the uploader's system called it, without characters
 * that a system gives a meaning, and with the ending of its type, so that no program opens it as something else.
 */
export function fileNameOf(given: string, type: AttachmentType): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(endings[type] ?? new RegExp(String.raw`\.${type}$`, 'i'), '')
    .replace(/[.\s]+$/, '');
  const ending = `.${type}`;
  // A cut must not leave half of a letter.
  const kept = plain.slice(0, attachmentBounds.name - ending.length).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept === '' ? 'file' : kept}${ending}`;
}
