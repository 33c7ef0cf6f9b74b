import type { Rolldown } from 'vite';

interface HomeParts {
  home: { markup: string; styles: string };
  /** What the client build has written. */
  files: Rolldown.OutputBundle;
  /** Stands wherever the server puts a response's nonce. */
  nonce: string;
}

/**
 * index.html with Home in it. What is needed to see the page is asked for at once: styles and font.
 * Scripts follow when the page has been painted, so that they do not take its bandwidth.
 */
export function homeHtml(index: string, { home, files, nonce }: HomeParts): string {
  const page = Object.values(files).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/features/home/home-page.tsx'),
  );
  const font = Object.keys(files).find((name) => /hanken-grotesk-latin-wght-normal-[^/]*\.woff2$/.test(name));
  if (page?.type !== 'chunk' || !font) throw new Error('The build has no chunk of the home page, or no font');
  const chunks = withImports(page, files);

  const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/;
  const entrySource = entry.exec(index)?.[1];
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;
  if (!entrySource) throw new Error('index.html has no entry script');
  const scripts = new Set([
    ...[...index.matchAll(preload)].map((match) => match[1]),
    ...chunks.map(({ fileName }) => `/${fileName}`),
  ]);
  scripts.delete(entrySource);

  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const head = [
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    `<style nonce="${nonce}">${home.styles.replaceAll(/\s+/g, ' ').trim()}</style>`,
    // After the shell's styles, as they are when the page is loaded later on.
    ...[...styles]
      .filter((name) => !index.includes(`"/${name}"`))
      .map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ];
  return index
    .replace(entry, '')
    .replaceAll(preload, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<!--boot-->', () => inert(home.markup))
    .replace(
      '</body>',
      () => `  <script nonce="${nonce}">${startLater(entrySource, [...scripts])}</script>\n  </body>`,
    );
}

/** Starts the app after the first paint; at once in a tab in the background, where nothing is painted. */
function startLater(entry: string, preloads: readonly (string | undefined)[]): string {
  return `(() => {
      const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
      const start = () => {
        for (const href of ${JSON.stringify(preloads)}) add('link', { rel: 'modulepreload', crossOrigin: '', href });
        add('script', { type: 'module', crossOrigin: '', src: ${JSON.stringify(entry)} });
      };
      if (document.hidden) start();
      else requestAnimationFrame(() => setTimeout(start));
    })();`;
}

/** A chunk and all it imports, what it stands on first. */
function withImports(
  chunk: Rolldown.OutputChunk,
  files: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const file = files[name];
    return file?.type === 'chunk' ? withImports(file, files, seen) : [];
  });
  return [...imported, chunk];
}

/**
 * The markup, fit to stand in the page. Buttons and fields do nothing before the app runs, so they are
 * disabled until then. A style attribute would be refused by the policy: that fails the build.
 */
function inert(markup: string): string {
  const style = /<[^<>]* style="[^"]*"[^<>]*>/.exec(markup);
  if (style) throw new Error(`The prerendered page has a style attribute: ${style[0]}`);
  return markup.replaceAll(/<(?:button|input)(?=[ >])/g, '$& disabled=""');
}
