import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

import { type Piece, planChunks } from './chunk-plan.ts';

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
      },
    ]),
  );
}

function roleOf({ isEntry, facadeModuleId }: Rolldown.OutputChunk): Piece['role'] {
  if (isEntry) return 'start';
  if (facadeModuleId === null) return 'shared';
  return /(?:page|layout)\.tsx$/.test(facadeModuleId) ? 'page' : 'part';
}
