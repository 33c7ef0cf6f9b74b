import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

import { type Piece, planChunks } from './chunk-plan.ts';

/** The pages that visitors come to first, with nothing in their browser yet. What they load counts more than anything else. */
const firstPages =
  /features\/(?!.*\/admin\/).*\/(?:home|about|pricing|contact|media|article|events|event|focus|research-hub|research-article|hub|members|profile|companies|company|technologies|technology|listings|listing|sign-in|sign-up|perovskite|thorium|molten-salt)-page\.tsx$/;

/** How much a page counts. The two that need most have the least room for what they load in vain. */
const weights: readonly [page: RegExp, weight: number][] = [
  [/\/company-page\.tsx$/, 60],
  [/\/profile-page\.tsx$/, 20],
  [firstPages, 12],
];

const weightOf = (file: string): number => weights.find(([page]) => page.test(file))?.[1] ?? 1;

/**
 * Puts shared modules into few files (scripts/vite/chunk-plan.ts). Left alone, the bundler makes a file for each set of
 * pages that share a module: five hundred, and eighty of them for one page. What shares what is seen in a build of its own,
 * without what makes the files small.
 *
 * @param sources the plugins that turn sources into modules
 */
export function chunkGroups(sources: () => PluginOption[]): Plugin {
  return {
    name: 'chunk-groups',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async config({ root, build: options }) {
      const built = await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'error',
        plugins: sources(),
        build: { ...options, write: false, minify: false, cssMinify: false },
      });
      const groupOf = planChunks(piecesOf((built as Rolldown.RolldownOutput).output));
      const shared = {
        debugName: 'shared',
        name: (id: string) => groupOf.get(id) ?? null,
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } };
    },
  };
}

function piecesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Record<string, Piece> {
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        name: chunk.name,
        imports: chunk.imports,
        modules: Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
        ),
        role: roleOf(chunk),
        weight: weightOf(chunk.facadeModuleId ?? ''),
      },
    ]),
  );
}

function roleOf({ isEntry, facadeModuleId }: Rolldown.OutputChunk): Piece['role'] {
  if (isEntry) return 'start';
  if (facadeModuleId === null) return 'shared';
  return /(?:page|layout)\.tsx$/.test(facadeModuleId) ? 'page' : 'part';
}
