import { avatarWidths } from '#contract/members-avatars.ts';
import { companiesWithLogo, logoOf } from './logos.ts';
import { looks } from './looks.ts';
import { portraitOf } from './portrait.ts';

/** A picture that the project draws for a sample. */
export interface Drawn {
  /** The beginning of the names of its files. */
  name: string;
  /** Whose picture it is: a user name, or the name of a company. */
  of: string;
  kind: 'logo' | 'portrait';
  /** The widths of its files, the largest first. All of them are squares. */
  widths: readonly number[];
  svg: () => string;
}

const nameOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');

/** All pictures of samples. */
export const drawn: readonly Drawn[] = [
  ...companiesWithLogo.map(
    (company): Drawn => ({
      name: `logo-${nameOf(company)}`,
      of: company,
      kind: 'logo',
      widths: [320],
      svg: () => logoOf(company),
    }),
  ),
  ...Object.entries(looks).map(
    ([username, look]): Drawn => ({
      name: `portrait-${nameOf(username)}`,
      of: username,
      kind: 'portrait',
      widths: avatarWidths,
      svg: () => portraitOf(username, look),
    }),
  ),
];

/** The folder of the files, and the file of a picture in one of its widths. */
export const filesFolder = new URL('files/', import.meta.url);
export const fileOf = ({ name }: Pick<Drawn, 'name'>, width: number): URL =>
  new URL(`${name}-${width}.webp`, filesFolder);
