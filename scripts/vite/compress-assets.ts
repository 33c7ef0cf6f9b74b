import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** File types that compress well; fonts and pictures are already compressed. */
const compressible = /\.(?:js|css|svg|txt|xml|json|webmanifest)$/;

/** Writes a .br and a .gz file beside every text asset of the build, at the strongest setting. */
export function compressAssets(): Plugin {
  let outDir = '';
  let isSsr = false;
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
      isSsr = Boolean(config.build.ssr);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (isSsr) return;
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(outDir, file))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < 512) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await brotli(bytes, quality));
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
}
