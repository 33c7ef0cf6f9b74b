import 'react-image-crop/dist/ReactCrop.css';

import { useEffect, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';

import type { Crop } from '#contract/pictures.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  source: Blob;
  /** Width divided by height; left out, any. */
  aspect?: number | undefined;
  /** Shows the part as the circle in which it will be seen. */
  isRound?: boolean;
  /** Called with the part to keep; `null`: the whole picture. */
  onCrop: (crop: Crop | null) => void;
  /** The browser cannot show it; the server will say what is wrong with it. */
  onUnreadable: () => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is kept, with pointer, finger or keys. */
export function CropDialog({ source, aspect, isRound = false, onCrop, onUnreadable, onClose }: CropDialogProps) {
  const url = useAddressOf(source);
  const [crop, setCrop] = useState<PercentCrop>();
  return (
    <Dialog title="Crop the picture" width={720} onClose={onClose}>
      <div className={styles.stage}>
        {url && (
          <ReactCrop
            {...(crop && { crop })}
            aspect={aspect}
            keepSelection
            circularCrop={isRound}
            ruleOfThirds={!isRound}
            minWidth={24}
            minHeight={24}
            ariaLabels={labels}
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              src={url}
              alt="The whole picture"
              className={styles.picture}
              onLoad={({ currentTarget: { width, height } }) => setCrop(firstCrop(aspect, width, height))}
              onError={onUnreadable}
            />
          </ReactCrop>
        )}
      </div>
      <p className={styles.hint}>
        Drag the frame or its edges. With the keyboard, press Tab to reach them and move them with the arrow keys; Shift
        moves them faster.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => onCrop(null)}>Use the whole picture</Button>
        <Button
          kind="primary"
          aria-disabled={!crop}
          onClick={() => {
            if (crop) onCrop({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
          }}
        >
          Crop
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const labels = {
  cropArea: 'The part that is kept. Use the arrow keys to move it.',
  nwDragHandle: 'Top left corner. Use the arrow keys to move it.',
  nDragHandle: 'Top edge. Use the arrow keys to move it.',
  neDragHandle: 'Top right corner. Use the arrow keys to move it.',
  eDragHandle: 'Right edge. Use the arrow keys to move it.',
  seDragHandle: 'Bottom right corner. Use the arrow keys to move it.',
  sDragHandle: 'Bottom edge. Use the arrow keys to move it.',
  swDragHandle: 'Bottom left corner. Use the arrow keys to move it.',
  wDragHandle: 'Left edge. Use the arrow keys to move it.',
};

/** The largest part with this aspect in the middle, or nearly all of the picture, so that the frame can be seen. */
function firstCrop(aspect: number | undefined, width: number, height: number): PercentCrop {
  if (aspect === undefined) return { unit: '%', x: 4, y: 4, width: 92, height: 92 };
  const largest =
    width / height > aspect ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
  return centerCrop(makeAspectCrop(largest, aspect, width, height), width, height);
}

/** An address under which this page shows the bytes; `null` at first. */
function useAddressOf(source: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
}
