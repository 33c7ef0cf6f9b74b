import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

import type { AttachmentType } from '#contract/attachments.ts';

const icons: Record<AttachmentType, ComponentType<{ 'aria-hidden': 'true' }>> = {
  pdf: FilePdfOutlined,
  docx: FileWordOutlined,
  odt: FileWordOutlined,
  xlsx: FileExcelOutlined,
  ods: FileExcelOutlined,
  csv: FileExcelOutlined,
  pptx: FilePptOutlined,
  odp: FilePptOutlined,
  txt: FileTextOutlined,
  jpg: FileImageOutlined,
  png: FileImageOutlined,
  webp: FileImageOutlined,
};

/** The icon of a type of files; `null` while the type is not known. */
export function FileIcon({ type }: { type: AttachmentType | null }) {
  const Icon = type ? icons[type] : FileOutlined;
  return <Icon aria-hidden="true" />;
}
