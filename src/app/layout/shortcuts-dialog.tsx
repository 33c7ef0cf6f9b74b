import { keysOf, listedShortcuts } from '#contract/desktop/shortcuts.ts';
import { Dialog } from '#src/components/dialog.tsx';
import { KeyCaps } from '#src/components/key-caps.tsx';
import { platform } from '#src/platform/index.ts';
import styles from './shortcuts-dialog.module.css';

/** All keyboard shortcuts, by subject. Opens above any page, with or without Ant Design. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = navigator.platform.startsWith('Mac');
  const groups = listedShortcuts(platform.app !== null);
  return (
    <Dialog title="Keyboard shortcuts" width={groups.length > 2 ? 760 : 440} isReading onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <section key={title} className={styles.group}>
            {groups.length > 2 && <h3 className={styles.title}>{title}</h3>}
            <dl className={styles.list}>
              {items.map(({ name, label }) => (
                <div key={name} className={styles.item}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    <KeyCaps keys={keysOf(name, isMac)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
