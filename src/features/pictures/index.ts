export { ChooseButton } from './components/choose-button.tsx';
export { Cropping } from './components/cropping.tsx';
export { Gallery } from './components/gallery.tsx';
export { PictureField } from './components/picture-field.tsx';
export { RecordPictures } from './components/record-pictures.tsx';
export { cropQuery } from './crop-query.ts';
