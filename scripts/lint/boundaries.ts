import type { OxlintOverride } from 'oxlint';

/**
 * The import boundaries (docs/architecture.md), as overrides for the linter.
 *
 * Where several overrides match a file, the last one's setting of a rule counts alone. So each override
 * here carries everything that holds for its files, put together from the lists below.
 */

interface Forbidden {
  /** Import specifiers as in a .gitignore, or as a regular expression. */
  pattern?: readonly string[] | RegExp;
  /** Single names of a package. */
  names?: { from: string; names: readonly string[] };
  message: string;
  typesAllowed?: boolean;
}

const programNames = ['src', 'electron', 'server'] as const;
type Program = (typeof programNames)[number];

/**
 * Programs share code through the contract only. Both spellings are covered: `#server/app.ts` and
 * `../../server/app.ts`.
 */
function otherPrograms(own: Program): Forbidden {
  const others = programNames.filter((name) => name !== own).join('|');
  return {
    pattern: new RegExp(String.raw`^(#|(\.\./)+)(${others})/`),
    message: `${own}/ shares code with the other programs through contract/ only.`,
  };
}

const onlyZod: Forbidden = {
  pattern: ['*', '!./*', '!zod', '!stemmer', '!#contract/**'],
  message: 'contract/ imports zod, stemmer and itself only.',
};

const noNode: Forbidden = { pattern: ['node:*'], message: 'The renderer runs in a browser, where Node is not.' };

const noFeatures: Forbidden = {
  pattern: /^(#src|(\.\.\/)*\.\.)\/(features|app)\//,
  message: 'Shared parts know neither features nor the app; what they need is passed in.',
};

const noApp: Forbidden = {
  pattern: /^(#src|(\.\.\/)*\.\.)\/app\//,
  message: 'The app knows the features, not the other way round.',
};

const onlyDoors = (program: 'src' | 'server'): Forbidden => ({
  pattern: [`#${program}`, '.'].flatMap((from) => [`${from}/features/*/**`, `!${from}/features/*/index.ts`]),
  message: `Another feature is reached through its door, #${program}/features/<name>/index.ts; its own feature by a relative path.`,
});

/** A relative path that leaves the feature, from a file `depth` folders deep. */
const insideFeature = (depth: number): Forbidden => ({
  pattern: new RegExp(String.raw`^(\.\./){${depth + 1}}`),
  message: 'A relative path stays inside the feature.',
});

const noKeytar: Forbidden = { pattern: ['keytar'], message: 'Only electron/main/session knows the keychain.' };
const noSqlite: Forbidden = {
  pattern: ['better-sqlite3'],
  message: 'Only electron/main/cache, electron/main/search and electron/main/outbox open a database.',
};
const noIpcMain: Forbidden = {
  names: { from: 'electron', names: ['ipcMain'] },
  message: 'Only electron/main/ipc listens to the renderer.',
};
const noIpcRenderer: Forbidden = {
  names: { from: 'electron', names: ['ipcRenderer', 'contextBridge'] },
  message: 'Only electron/preload speaks for the renderer.',
};

const noServerFeatures: Forbidden = {
  pattern: /^(#server|(\.\.\/)*\.\.)\/(features(\.ts|\/)|seed\/|cli\/|app\.ts|main\.ts)/,
  message: 'The platform knows no feature; what it needs of them is in deps.features.',
};

const noServerApp: Forbidden = {
  pattern: /^(#server|(\.\.\/)*\.\.)\/(features\.ts|seed\/|cli\/|app\.ts|main\.ts)/,
  message: 'The app knows the features, not the other way round; what all offer is in deps.features.',
};

const noTestHelpers: Forbidden = {
  pattern: /^(#server|(\.\.\/)*\.\.)\/testing\//,
  message: 'server/testing is for tests.',
};

const noSql: Forbidden = {
  pattern: ['kysely', 'kysely/*', 'better-sqlite3', 'pg'],
  message: "Only a feature's store and server/platform/db write SQL.",
  typesAllowed: true,
};

/** `./*` is the folder itself: a migration has no folders below it, and no way out. */
const onlyFrozen: Forbidden = {
  pattern: ['*', '!./*', '!kysely', '!node:*', './*/**'],
  message: 'A migration imports nothing that may change: it holds a copy of what it needs (docs/architecture.md).',
};

const noLibraryForm: Forbidden = {
  names: { from: 'react-hook-form', names: ['useForm'] },
  message: 'Forms are made with #src/hooks/use-form.ts.',
};

/** The library's own change of the address builds on what is rendered, and takes back a change that is not yet. */
const noLibraryParams: Forbidden = {
  names: { from: 'react-router-dom', names: ['useSearchParams'] },
  message: 'The parameters of the address come from #src/hooks/use-search-params.ts.',
};

const noAntd: Forbidden = {
  pattern: ['antd', 'antd/**', '#src/theme/antd-*'],
  message: 'Ant Design stands behind the parts in src/components, dressed by src/theme.',
};

const shared = [otherPrograms('src'), noNode, noLibraryForm, noLibraryParams, noAntd];
const server = [otherPrograms('server'), noTestHelpers];
const desktop = [otherPrograms('electron'), noKeytar, noSqlite, noIpcMain, noIpcRenderer];

/** Every boundary on imports, from the widest files to the narrowest. */
export const importBoundaries = [
  forbid(['contract/**/*.ts'], [onlyZod], ['**/*.test.ts']),

  forbid(['src/**/*.{ts,tsx}'], shared),
  forbid(['src/{hooks,lib,stores,platform}/**/*.{ts,tsx}'], [...shared, noFeatures]),
  forbid(['src/{components,theme}/**/*.{ts,tsx}'], [...without(shared, noAntd), noFeatures]),
  ...[0, 1, 2, 3].map((depth) =>
    forbid(
      [`src/features/*/${'*/'.repeat(depth)}*.{ts,tsx}`],
      [...shared, noApp, onlyDoors('src'), insideFeature(depth)],
    ),
  ),

  forbid(['src/hooks/use-form.ts'], [...without(shared, noLibraryForm), noFeatures]),
  forbid(['src/hooks/use-search-params.ts'], [...without(shared, noLibraryParams), noFeatures]),

  // Tests run in Node, against real servers.
  forbid(['src/**/*.test.{ts,tsx}'], [otherPrograms('src')]),

  forbid(['electron/**/*.ts'], desktop),
  forbid(['electron/main/ipc/**/*.ts'], without(desktop, noIpcMain)),
  forbid(['electron/main/session/**/*.ts'], without(desktop, noKeytar)),
  forbid(['electron/main/{cache,search,outbox}/**/*.ts'], without(desktop, noSqlite)),
  forbid(['electron/preload/**/*.ts'], without(desktop, noIpcRenderer)),

  forbid(['server/**/*.ts'], [...server, onlyDoors('server'), noSql]),
  forbid(['server/seed/**/*.ts'], [...server, onlyDoors('server')]),
  forbid(['server/platform/**/*.ts'], [...server, noServerFeatures, noSql]),
  forbid(['server/platform/**/{store,*-store}.ts', 'server/platform/db/**/*.ts'], [...server, noServerFeatures]),
  ...[0, 1, 2].flatMap((depth) => {
    const files = `server/features/*/${'*/'.repeat(depth)}`;
    const room = [...server, noServerApp, onlyDoors('server'), insideFeature(depth)];
    return [forbid([`${files}*.ts`], [...room, noSql]), forbid([`${files}{store,*-store}.ts`], room)];
  }),
  // Tests and their helpers may import from behind doors.
  forbid(['server/testing/**/*.ts', 'server/**/*.test.ts'], [otherPrograms('server')]),
  forbid(['server/platform/db/migrations/*.ts'], [onlyFrozen], ['**/*.test.ts']),
];

const bridge = { property: 'cardi', message: 'Only src/platform/desktop.ts touches the bridge of the desktop app.' };
const request = { property: 'fetch', message: 'Only src/lib/api-client.ts sends requests.' };
const globalObjects = ['window', 'globalThis', 'self'];
const formats = ['DateTimeFormat', 'DurationFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'];
const formatting = [
  ...formats.map((property) => ({ object: 'Intl', property })),
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({ property })),
].map((entry) => ({
  ...entry,
  message: 'Dates and figures are written by src/lib/format.ts, on the server by server/platform/text/words.ts.',
}));

/** The globals that only one file of the renderer, or of the server, may use. */
export const globalBoundaries: OxlintOverride[] = [
  touch(['src/**/*.{ts,tsx}'], [bridge, request], formatting),
  touch(['src/platform/desktop.ts'], [request], formatting),
  touch(['src/lib/api-client.ts', 'src/**/*.test.{ts,tsx}'], [bridge], formatting),
  touch(['src/lib/format.ts'], [bridge, request], []),
  {
    files: ['server/**/*.ts'],
    excludeFiles: ['server/platform/text/words.ts'],
    rules: { 'no-restricted-properties': ['error', ...formatting] },
  },
];

function forbid(files: string[], forbidden: readonly Forbidden[], excludeFiles: string[] = []): OxlintOverride {
  const paths = forbidden.flatMap(({ names, message }) =>
    names ? [{ name: names.from, importNames: [...names.names], message }] : [],
  );
  const patterns = forbidden.flatMap(({ pattern, message, typesAllowed = false }) => {
    if (!pattern) return [];
    const matcher = pattern instanceof RegExp ? { regex: pattern.source } : { group: [...pattern] };
    return [{ ...matcher, message, allowTypeImports: typesAllowed }];
  });
  return { files, excludeFiles, rules: { 'no-restricted-imports': ['error', { paths, patterns }] } };
}

function without(list: readonly Forbidden[], one: Forbidden) {
  return list.filter((item) => item !== one);
}

function touch(
  files: string[],
  forbidden: readonly { property: string; message: string }[],
  others: readonly object[],
): OxlintOverride {
  const globals = forbidden.map(({ property, message }) => ({ name: property, message }));
  const properties = forbidden.flatMap((entry) => globalObjects.map((object) => ({ object, ...entry })));
  return {
    files,
    rules: {
      'no-restricted-globals': ['error', ...globals],
      'no-restricted-properties': ['error', ...properties, ...others],
    },
  };
}
