import { pictureAddress, pictureAt, pictureSources } from '#contract/kit/picture-addresses.ts';

interface RecordPictureProps {
  /** The address of a record's picture in its full size, or one from elsewhere. */
  address: string;
  /** How wide it is drawn, in the syntax of `sizes`. */
  sizes: string;
  className?: string | undefined;
}

/** A record's picture beside its title, in the size that fits; screen readers skip it. */
export function RecordPicture({ address, sizes, className }: RecordPictureProps) {
  const picture = pictureAt(address);
  return (
    <img
      src={picture ? pictureAddress(picture, 640) : address}
      {...(picture && { srcSet: pictureSources(picture), sizes })}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
