export { AttachButton } from './components/attach-button.tsx';
export { AttachmentField } from './components/attachment-field.tsx';
export { AttachmentLinks } from './components/attachment-links.tsx';
export { UploadList } from './components/upload-list.tsx';
export { useUploads } from './use-uploads.ts';
