import { lateDialog } from '#src/components/late-dialog.tsx';

/** The dialog that crops a picture; its code comes when it opens. */
export const Cropping = lateDialog(async () => (await import('./crop-dialog.tsx')).CropDialog);
