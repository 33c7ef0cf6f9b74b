import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';

import { startServerProcess } from '#server/testing/server-process.ts';
import { launchBrowser } from './support/browser.ts';
import type { Benchmark, Figure } from './support/report.ts';

const routes = [
  '/',
  '/about',
  '/media',
  '/events',
  '/network/members',
  '/network/companies',
  '/network/listings',
  '/network/listings/1',
];

const bounds = {
  mobile: { performance: 90, paint: 2.1, blocking: 150 },
  desktop: { performance: 99, paint: 0.6, blocking: 150 },
} as const;

const port = 9333;

/**
 * Lighthouse on public pages, as a phone and as a desktop computer. Its phone is simulated from the times that scripts took
 * here, so blocking times say something on a quiet machine only. `--route=/media` measures one page.
 */
export const run: Benchmark = async (args) => {
  if (!existsSync('dist/ssr/render-page.js')) throw new Error('There is no build: npm run build -- web');
  const asked = args.find((argument) => argument.startsWith('--route='))?.slice('--route='.length);
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  await using server = await startServerProcess({
    env: { DATA_DIR: dataDir, APP_MODE: 'staging', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
  });
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const route of asked ? [asked] : routes) {
      for (const device of ['mobile', 'desktop'] as const) figures.push(...(await audit(server.url, route, device)));
    }
    return figures;
  } finally {
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function audit(url: string, route: string, device: keyof typeof bounds): Promise<Figure[]> {
  const flags: Flags = { port, onlyCategories: ['performance', 'seo'], logLevel: 'error' };
  const result = await lighthouse(url + route, flags, device === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse could not look at ${route}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => 100 * (categories[name]?.score ?? Number.NaN);
  const bound = bounds[device];
  return [
    { what: `${route} ${device}`, value: score('performance'), unit: '', bound: { atLeast: bound.performance } },
    {
      what: '  largest paint',
      value: value('largest-contentful-paint') / 1000,
      unit: 's',
      bound: { atMost: bound.paint },
    },
    { what: '  blocking time', value: value('total-blocking-time'), unit: 'ms', bound: { atMost: bound.blocking } },
    { what: '  layout shift', value: value('cumulative-layout-shift'), unit: '', bound: { atMost: 0.02 } },
    { what: '  SEO', value: score('seo'), unit: '', bound: { atLeast: 100 } },
    { what: '  over the wire', value: value('total-byte-weight') / 1000, unit: 'kB', bound: null },
  ];
}
