import { platform } from '#src/platform/index.ts';
import { latePart } from './late-part.tsx';

const PdfInApp = latePart(async () => (await import('./file-handle.tsx')).PdfInApp);

/** The page as PDF, in the desktop app; a browser prints it. */
export function PdfHandle() {
  return platform.app && <PdfInApp app={platform.app} />;
}
