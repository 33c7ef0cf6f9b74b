import { guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';
import { needsReady } from '../support/readiness.ts';
import { user } from '../support/user.ts';

const afterReady = 'dialog module can only be used after app is ready';

/** The window is the first argument and may be left out. */
const last = (args: readonly unknown[]): unknown => args.at(-1);

function pressed({ buttons = ['OK'], cancelId, defaultId }: Electron.MessageBoxSyncOptions): number {
  const answer = user.messageBoxAnswers.shift() ?? cancelId ?? defaultId ?? 0;
  if (answer >= Math.max(buttons.length, 1)) throw new Error(`The box has no button ${answer}`);
  return answer;
}

export const dialog = guarded('dialog', {
  /** The only dialog that Electron shows before it is ready. */
  showErrorBox: (_title: string, _content: string): void => {},
  showMessageBoxSync: (...args: unknown[]): number => {
    needsReady(afterReady);
    return pressed(last(args) as Electron.MessageBoxSyncOptions);
  },
  showMessageBox: (...args: unknown[]): Promise<Electron.MessageBoxReturnValue> => {
    needsReady(afterReady);
    const options = last(args) as Electron.MessageBoxOptions;
    return late(() => ({
      response: options.signal?.aborted ? (options.cancelId ?? 0) : pressed(options),
      checkboxChecked: false,
    }));
  },
  showSaveDialog: (...args: unknown[]): Promise<Electron.SaveDialogReturnValue> => {
    needsReady(afterReady);
    const { defaultPath = '' } = last(args) as Electron.SaveDialogOptions;
    const filePath = user.savesTo === undefined ? defaultPath : (user.savesTo ?? '');
    return late(() => ({ canceled: filePath === '', filePath }));
  },
} satisfies Partial<Electron.Dialog>);
