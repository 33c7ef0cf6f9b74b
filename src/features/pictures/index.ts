export { Gallery } from './components/gallery.tsx';
export { PictureField } from './components/picture-field.tsx';
export { RecordPictures } from './components/record-pictures.tsx';
