import { app } from 'electron';

import { readBuild, sourceBuild } from './build.ts';
import { type Config, readConfig } from './config.ts';
import { findPolicy, thisSystem } from './find-policy.ts';

type Report = (problem: string, error?: unknown) => void;

/** The configuration of this run, read once. What is returned throws a ConfigError with a sentence for a person. */
export function createConfigOf(report: Report): () => Config {
  let found: Config | null = null;
  return () => {
    found ??= readConfig({
      env: process.env,
      userData: app.getPath('userData'),
      build: app.isPackaged ? readBuild(app.getAppPath()) : sourceBuild,
      policy: findPolicy(thisSystem(report)),
      report,
    });
    return found;
  };
}
