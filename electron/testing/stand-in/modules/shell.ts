import { guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';

export const shell = guarded('shell', {
  openExternal: (_url: string, _options?: Electron.OpenExternalOptions) => late(() => {}),
  openPath: (_path: string) => late(() => ''),
} satisfies Partial<Electron.Shell>);
