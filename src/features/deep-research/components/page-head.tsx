import { ExpandOutlined, ExportOutlined } from '@ant-design/icons';
import { Button } from '#src/components/button.tsx';
import { NewTabButton } from '#src/components/new-tab-button.tsx';
import styles from './page-head.module.css';
import { ToolMark } from './tool-mark.tsx';

interface PageHeadProps {
  /** The line under the title. */
  powered: string;
  /** The address of the embedded tool, `null` for our own. */
  url: string | null;
  /** Whether there is a tool to enlarge; `null` while loading, when the button is disabled. */
  canEnlarge: boolean | null;
  onFullScreen: () => void;
}

/** Logo, title, the tool's technology, and the buttons for a new tab and full screen (rule deep-research). */
export function PageHead({ powered, url, canEnlarge, onFullScreen }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <ToolMark />
      <div className={styles.words}>
        <h1 className={styles.title}>Deep Research</h1>
        <p className={styles.powered}>{powered}</p>
      </div>
      {url && (
        <div className={styles.actions}>
          <NewTabButton href={url} icon={<ExportOutlined aria-hidden="true" />}>
            Open in New Tab
          </NewTabButton>
          {canEnlarge !== false && (
            <Button
              disabled={canEnlarge === null}
              onClick={onFullScreen}
              icon={<ExpandOutlined aria-hidden="true" />}
              aria-haspopup="dialog"
            >
              Full Screen
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
