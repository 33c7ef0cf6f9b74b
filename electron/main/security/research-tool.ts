import { getSite, site } from '#contract/site.ts';
import { serverOrigin } from '#electron/main/network/server-origin.ts';
import { parseUrl } from './trusted-url.ts';

/** The main process's state of the Deep Research tool. */
export interface ResearchTool {
  /** The one origin that a webview may show, `null` while no server has named a valid one. */
  origin: () => string | null;
  /** The tool's origin and those where it signs in or keeps its files: where its pages may navigate. */
  origins: () => readonly string[];
  /** Another server is now in use: the former server's tool no longer counts. */
  forget: () => void;
  /** Reads an answer on its way from the server to the page; a site answer sets the tool's origin. */
  learn: (request: Request, answer: Response) => Promise<void>;
}

/**
 * Learns the tool's origin from the current server's answer to `GET /api/site`, fresh or saved, as it passes through to
 * the page. The page cannot influence it. Like a server, a tool must use https unless it runs on this computer.
 */
export function createResearchTool(): ResearchTool {
  let origin: string | null = null;
  let others: readonly string[] = [];
  return {
    origin: () => origin,
    origins: () => (origin === null ? [] : [origin, ...others]),
    forget: () => {
      origin = null;
      others = [];
    },
    learn: async (request, answer) => {
      if (request.method !== getSite.method || parseUrl(request.url)?.pathname !== getSite.path || !answer.ok) return;
      const parsed = site.safeParse(await answer.clone().json());
      if (!parsed.success) return;
      const { url, signInOrigins = [] } = parsed.data.deepResearch;
      const allowed = url === null ? null : serverOrigin.safeParse(parseUrl(url)?.origin);
      origin = allowed?.success ? allowed.data : null;
      others = signInOrigins.flatMap((named) => serverOrigin.safeParse(parseUrl(named)?.origin).data ?? []);
    },
  };
}
