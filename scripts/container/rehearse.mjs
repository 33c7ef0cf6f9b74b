import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from '../lib/paths.mjs';
import { modernNode } from '../lib/programs.mjs';
import { explain } from '../lib/run.mjs';

/**
 * `node scripts/container/rehearse.mjs`: runs the Containerfile on the committed files without a container engine: each
 * stage in its own folder, its COPY and RUN lines in order, with the lockfile's Node. The result is started as its own
 * user in a read-only folder, checked for health, given an admin, backed up and stopped. Only an engine can test the
 * base image, VOLUME and the isolation.
 */
await explain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-container-'));
  // Its own user enters it.
  chmodSync(folder, 0o755);
  try {
    const context = join(folder, 'context');
    mkdirSync(context);
    const archive = execFileSync('git', ['archive', 'HEAD', ...allowed()], { cwd: inRoot(), maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', context], { input: archive });
    const data = join(folder, 'data');
    const { app, command, healthcheck, settings } = build(folder, context, data);
    refuseDesktopParts(folder);
    console.log(`built: ${execFileSync('du', ['-sh', app]).toString().split('\t')[0]}`);
    await runIt({ app, command, healthcheck, data, settings });
  } finally {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Throws when a stage has installed a part of the desktop app. @param {string} folder */
function refuseDesktopParts(folder) {
  for (const stage of readdirSync(folder).filter((name) => name.startsWith('stage-'))) {
    const found = readdirSync(join(folder, stage, 'node_modules')).filter((name) => /electron|keytar/.test(name));
    // A table of which Electron has which browser, needed by the build of the pages.
    const desktop = found.filter((name) => name !== 'electron-to-chromium');
    if (desktop.length > 0) throw new Error(`${stage} has ${desktop.join(', ')}.`);
  }
}

/** The names at the top of .dockerignore that are let in. */
function allowed() {
  const lines = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
}

/** @param {string} folder @param {string} context @param {string} data */
function build(folder, context, data) {
  const stages = /** @type {Record<string, string>} */ ({});
  const path = [dirname(modernNode()), process.env.PATH].join(delimiter);
  const result = { app: '', command: [''], healthcheck: [''], settings: /** @type {Record<string, string>} */ ({}) };
  const text = readFileSync(join(inRoot(), 'Containerfile'), 'utf8').replace(/\\\n/g, ' ');
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const [word = '', ...rest] = line.split(/\s+/);
    if (word === 'FROM') {
      result.app = join(folder, `stage-${Object.keys(stages).length}`);
      stages[rest[2] ?? 'last'] = result.app;
      mkdirSync(result.app);
    } else if (word === 'COPY') {
      copy(rest, { stages, context, app: result.app });
    } else if (word === 'RUN') {
      const script = rest.join(' ').replaceAll('/data', data).replaceAll('node:node', '1000:1000');
      console.log(`$ ${script}`);
      execFileSync('sh', ['-ec', script], {
        cwd: result.app,
        env: { ...process.env, ...result.settings, PATH: path },
        stdio: 'inherit',
      });
    } else if (word === 'ENV') {
      result.settings = Object.fromEntries(rest.map((pair) => pair.replace('=/app/', `=${result.app}/`).split('=')));
    } else if (word === 'CMD') {
      result.command = JSON.parse(rest.join(' '));
    } else if (word === 'HEALTHCHECK') {
      result.healthcheck = JSON.parse(line.slice(line.indexOf('[')));
    }
  }
  return result;
}

/** @param {string[]} words @param {{ stages: Record<string, string>, context: string, app: string }} places */
function copy(words, { stages, context, app }) {
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const source = from === undefined ? context : (stages[from] ?? '');
  const target = words.pop() ?? '';
  for (const name of words) {
    const inside = name.replace(/^\/app\//, '');
    cpSync(join(source, inside), join(app, target === './' ? inside : target), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/**
 * @param {{ app: string, command: string[], healthcheck: string[], data: string, settings: Record<string, string> }} built
 */
async function runIt({ app, command, healthcheck, data, settings }) {
  // Only the data folder is writable.
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
  const isRoot = process.getuid?.() === 0;
  const asNobody = isRoot ? ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'] : [];
  const port = await freePort();
  const node = nodeForAll(app);
  const env = {
    ...settings,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_MODE: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    HOME: '/nonexistent',
  };
  const words = (/** @type {string[]} */ line) => [...asNobody, ...line.map((word) => (word === 'node' ? node : word))];
  const run = (/** @type {string[]} */ line, input = '') => {
    const [program = '', ...args] = words(line);
    return execFileSync(program, args, { cwd: app, env, input }).toString();
  };
  const [program = '', ...args] = words(command);
  const server = spawn(program, args, { cwd: app, env, stdio: 'inherit' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilHealthy(() => run(healthcheck));
    console.log('healthy, as a user that may write to its data only');
    const compiled = readdirSync(settings.NODE_COMPILE_CACHE ?? '');
    if (isRoot && !compiled.every((name) => name.endsWith('-1000'))) {
      throw new Error(`The compiled modules belong to somebody else: ${compiled.join(', ')}.`);
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    if (!page.includes('<div id="root">')) throw new Error(`This is no page: ${page.slice(0, 200)}`);
    console.log(
      run(
        ['node', 'scripts/server-command.mjs', 'admin', 'create', '--username', 'ada', '--email', 'ada@test.example'],
        'Tidal-Power-7\n',
      ).trim(),
    );
    console.log(run(['node', 'scripts/server-command.mjs', 'backup', join(data, 'rehearsal.db')]).trim());
    console.log(`in the data folder: ${readdirSync(data).join(', ')}`);
  } finally {
    server.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`The server ended with code ${code}.`);
  console.log('ended well on SIGTERM');
}

/**
 * The lockfile's Node may be in a folder that only its owner can open, so a copy beside the app replaces the image's
 * Node.
 * @param {string} app
 */
function nodeForAll(app) {
  const folder = join(dirname(app), 'image');
  mkdirSync(folder);
  cpSync(modernNode(), join(folder, 'node'), { dereference: true });
  chmodSync(join(folder, 'node'), 0o755);
  return join(folder, 'node');
}

/** @param {() => unknown} check */
async function untilHealthy(check) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (attempt > 40) throw error;
      await wait(250);
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
