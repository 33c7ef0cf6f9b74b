import { cloths, type Hair, hairs, type Look, skins } from './looks.ts';

const grounds = ['#cfe6dc', '#d6e2f0', '#f1e1cf', '#e3dcf0', '#dfe9cf', '#f3dcd8', '#d3e7ea', '#ece6cf'] as const;
const ink = '#2a211f';

/** The hair behind head and neck. */
const behind: Partial<Record<Hair, string>> = {
  long: 'M148 236C132 72 380 72 364 236C362 300 388 372 374 428H138C124 372 150 300 148 236Z',
  bob: 'M146 236C134 76 378 76 366 236C366 282 378 318 362 344H150C134 318 146 282 146 236Z',
  tail: 'M330 130C410 140 420 240 388 330C380 300 366 250 330 220Z',
};

/** The hair over the forehead. */
const above: Record<Exclude<Hair, 'curls' | 'scarf'>, string> = {
  short:
    'M166 232C146 110 208 82 262 84C338 86 368 136 346 232C342 204 334 184 318 168C276 178 222 174 194 164C178 182 170 204 166 232Z',
  crop: 'M170 220C156 118 212 96 256 96S356 118 342 220C338 190 330 170 312 156C276 146 236 146 200 156C182 170 174 190 170 220Z',
  swept:
    'M164 232C144 140 176 96 240 86C312 66 384 104 348 232C344 196 336 176 322 160C282 158 244 158 222 150C206 168 176 180 164 232Z',
  long: 'M168 240C150 120 214 88 256 88S362 120 344 240C338 190 300 170 256 152C212 170 174 190 168 240Z',
  bob: 'M166 244C150 118 212 86 256 86S362 118 346 244C344 206 336 188 326 176C276 186 222 180 190 150C178 178 168 206 166 244Z',
  bun: 'M168 226C152 122 212 94 256 94S360 122 344 226C334 180 304 150 256 146C208 150 178 180 168 226Z',
  tail: 'M168 230C150 118 214 88 262 88C330 88 362 130 344 230C336 186 310 162 276 152C238 170 184 178 168 230Z',
  bald: 'M170 236C162 210 166 196 170 186C176 206 176 222 178 244ZM342 236C350 210 346 196 342 186C336 206 336 222 334 244Z',
};

const beard =
  'M172 246C176 330 214 352 256 352S336 330 340 246C332 276 318 284 300 276C280 268 232 268 212 276C194 284 180 276 172 246Z';
const curls = [
  [170, 190, 40],
  [180, 142, 42],
  [214, 108, 44],
  [258, 96, 46],
  [302, 110, 44],
  [334, 146, 42],
  [344, 192, 40],
] as const;
const scarf = 'M138 250C122 66 390 66 374 250C376 320 404 372 430 432C330 470 182 470 82 432C108 372 136 320 138 250Z';

/**
 * The portrait of a sample member as an SVG of 512 by 512 units: a plain illustration, which nobody takes for a photograph.
 *
 * @param name decides on the colours of ground and clothes
 */
export function portraitOf(name: string, { skin, colour, hair, hasGlasses, hasBeard }: Look): string {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [face, ground, cloth] = [skins[skin], grounds[sum % grounds.length], cloths[(sum * 5 + 3) % cloths.length]];
  const tint = (hair === 'scarf' ? cloths : hairs)[colour];
  const shape = (path: string, fill: string | undefined, more = '') => `<path d="${path}" fill="${fill}"${more}/>`;
  const line = (path: string, width: number, stroke: string, more = '') =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  const circle = (x: number, y: number, r: number, fill: string | undefined) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  const back = hair === 'scarf' ? scarf : behind[hair];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${ground}"/>`,
    circle(256, 236, 208, '#ffffff').replace('/>', ' fill-opacity=".38"/>'),
    hair === 'bun' ? circle(256, 78, 44, tint) : '',
    hair === 'curls' ? circle(256, 180, 118, tint) : '',
    back && hair !== 'scarf' ? shape(back, tint) : '',
    shape('M64 520C66 420 140 386 206 372C230 400 282 400 306 372C372 386 446 420 448 520Z', cloth),
    shape('M206 372L256 452L306 372L330 380L256 500L182 380Z', '#ffffff', ' fill-opacity=".22"'),
    hair === 'scarf' ? shape(scarf, tint) : shape('M212 300H300V372C288 410 224 410 212 372Z', face),
    hair === 'scarf'
      ? ''
      : shape('M212 318C232 344 280 344 300 318V352C280 366 232 366 212 352Z', '#000000', ' fill-opacity=".14"'),
    hair === 'scarf' ? '' : circle(170, 240, 20, face) + circle(342, 240, 20, face),
    shape(
      hair === 'scarf'
        ? 'M178 226C178 150 334 150 334 226C334 296 300 336 256 336S178 296 178 226Z'
        : 'M170 214C170 118 342 118 342 214C344 296 306 342 256 342S168 296 170 214Z',
      face,
    ),
    hasBeard ? shape(beard, tint) : '',
    hair === 'curls' ? curls.map(([x, y, r]) => circle(x, y, r, tint)).join('') : '',
    hair === 'curls' || hair === 'scarf' ? '' : shape(above[hair], tint),
    hair === 'scarf' ? line('M178 222C178 146 334 146 334 222', 10, '#000000', ' stroke-opacity=".16"') : '',
    line('M206 212C214 204 230 204 238 210M274 210C282 204 298 204 306 212', 7, ink, ' stroke-opacity=".75"'),
    `<ellipse cx="222" cy="238" rx="8" ry="9" fill="${ink}"/><ellipse cx="290" cy="238" rx="8" ry="9" fill="${ink}"/>`,
    line('M256 246C252 262 248 268 258 272', 5, '#000000', ' stroke-opacity=".28"'),
    line('M228 298C240 312 272 312 284 298', 7, hasBeard ? '#ffffff' : ink, ' stroke-opacity=".8"'),
    hasGlasses
      ? line(
          'M192 238A30 28 0 1 0 252 238A30 28 0 1 0 192 238M260 238A30 28 0 1 0 320 238A30 28 0 1 0 260 238M252 234C254 230 258 230 260 234M192 232L172 226M320 232L340 226',
          6,
          '#1d2b2a',
        )
      : '',
    '</svg>',
  ].join('');
}
