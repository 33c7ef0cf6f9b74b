export { AttachButton } from './components/attach-button.tsx';
export { AttachmentField } from './components/attachment-field.tsx';
export { AttachmentLinks } from './components/attachment-links.tsx';
export { UploadList } from './components/upload-list.tsx';
export { DocumentsCard } from './documents/documents-card.tsx';
export { RecordDocuments } from './documents/record-documents.tsx';
export { useUploads } from './use-uploads.ts';
