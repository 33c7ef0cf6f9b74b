/**
 * Writes the build file, so that it gets into the archive, and the description for software centres, and prints
 * electron-builder's arguments as JSON. Part of `npm run package`; see `build-file.ts` for the environment.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildFile } from '../main/config/build.ts';
import { builderArguments, buildFor } from './build-file.ts';
import { metainfoFile, metainfoOf } from './metainfo.ts';

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url);
const description = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Record<
  'version' | 'description',
  string
>;

function write(path: string, text: string): void {
  const file = fileURLToPath(inRoot(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

try {
  const build = buildFor(process.env, (file) => readFileSync(file, 'utf8'));
  write(buildFile, `${JSON.stringify(build, null, 2)}\n`);
  write(
    metainfoFile,
    metainfoOf({
      name: build.name,
      version: description.version,
      date: new Date(),
      homepage: build.servers.production ?? 'https://cardi.example',
      summary: description.description.replace(/\.$/, ''),
    }),
  );
  console.log(JSON.stringify(builderArguments(build)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
