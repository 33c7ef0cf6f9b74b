import type { Rolldown } from 'vite';

interface HomeParts {
  home: { markup: string; styles: string };
  /** The output of the client build. */
  files: Rolldown.OutputBundle;
  /** Placeholder for the nonce of an answer. */
  nonce: string;
}

/**
 * index.html with the home page's markup. Styles and font, needed for the first paint, are requested at once. Scripts
 * follow after the first paint, so that they do not take its bandwidth.
 */
export function homeHtml(index: string, { home, files, nonce }: HomeParts): string {
  const page = Object.values(files).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/features/home/home-page.tsx'),
  );
  const font = Object.keys(files).find((name) => /hanken-grotesk-latin-wght-normal-[^/]*\.woff2$/.test(name));
  if (page?.type !== 'chunk' || !font) throw new Error('The build has no chunk of the home page, or no font');
  const chunks = withImports(page, files);

  const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/;
  const entry = entryTag.exec(index)?.[1];
  if (!entry) throw new Error('index.html has no entry script');
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;
  const foundations = [...index.matchAll(preload)].flatMap(([, source]) => source ?? []);
  const ofPage = chunks.map(({ fileName }) => `/${fileName}`).filter((source) => source !== entry);

  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const head = [
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    // After the shell's styles, in the same order as on later loads.
    ...[...styles]
      .filter((name) => !index.includes(`"/${name}"`))
      .map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ];
  // Before all style sheets, as scripts insert the icons' rules on other pages: the shell's rules win.
  const ownStyles = `<style nonce="${nonce}">${home.styles.replaceAll(/\s+/g, ' ').trim()}</style>`;
  return index
    .replace(entryTag, '')
    .replaceAll(preload, '')
    .replace('<link rel="stylesheet"', (sheet) => `${ownStyles}\n    ${sheet}`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<!--boot-->', () => inert(home.markup))
    .replace(
      '</body>',
      () => `  <script nonce="${nonce}">${start([...foundations, entry], ofPage)}</script>\n  </body>`,
    );
}

/**
 * Loads the app after the first paint, or at once in a background tab, where nothing is painted. All scripts are
 * fetched together and run one at a time, so the page stays responsive.
 */
function start(app: readonly string[], page: readonly string[]): string {
  return `(() => {
      const app = ${JSON.stringify(app)};
      const fetched = ${JSON.stringify([...new Set([...app, ...page])])};
      const start = async () => {
        for (const href of fetched)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
        for (const source of app) {
          await import(source);
          await new Promise((resolve) => setTimeout(resolve));
        }
      };
      if (document.hidden) start();
      else requestAnimationFrame(() => setTimeout(start));
    })();`;
}

/** A chunk and all its imports, dependencies first. */
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
 * The markup for the page. Buttons and fields do nothing before the app runs, so they are disabled until then. The
 * policy would refuse a style attribute, so the build fails on one.
 */
function inert(markup: string): string {
  const style = /<[^<>]* style="[^"]*"[^<>]*>/.exec(markup);
  if (style) throw new Error(`The prerendered page has a style attribute: ${style[0]}`);
  return markup.replaceAll(/<(?:button|input)(?=[ >])/g, '$& disabled=""');
}
