import { type ComponentProps, lazy, Suspense } from 'react';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((m) => ({ default: m.CropDialog })));

/** The dialog that crops a picture; its code comes when it opens. */
export function Cropping(props: ComponentProps<typeof CropDialog>) {
  return (
    <Suspense fallback={null}>
      <CropDialog {...props} />
    </Suspense>
  );
}
