import { getSite, site } from '#contract/site.ts';
import { serverOrigin } from '#electron/main/network/server-origin.ts';
import { parseUrl } from './trusted-url.ts';

/** The main process's state of the Deep Research tool. */
export interface ResearchTool {
  /** The one origin a webview may show, `null` while no server has named a fitting one. */
  origin: () => string | null;
  /** Another server is in force: what the last one named does not hold. */
  forget: () => void;
  /** Looks at an answer on its way from the server to the page, and learns from it if it is the site's. */
  learn: (request: Request, answer: Response) => Promise<void>;
}

/**
 * Learns the tool's origin from the current server's own answer to `GET /api/site` (or what the cache
 * has kept of it) as it passes through to the page. The page has no say in it. Like a server, a tool
 * must be https unless it runs on this computer.
 */
export function createResearchTool(): ResearchTool {
  let origin: string | null = null;
  return {
    origin: () => origin,
    forget: () => {
      origin = null;
    },
    learn: async (request, answer) => {
      if (request.method !== getSite.method || parseUrl(request.url)?.pathname !== getSite.path || !answer.ok) return;
      const named = site.safeParse(await answer.clone().json());
      if (!named.success) return;
      const { url } = named.data.deepResearch;
      const allowed = url === null ? null : serverOrigin.safeParse(parseUrl(url)?.origin);
      origin = allowed?.success ? allowed.data : null;
    },
  };
}
