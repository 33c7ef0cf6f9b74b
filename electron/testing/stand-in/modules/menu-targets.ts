/** The window in front and its page, on which menu roles act. Set by the windows. */
interface MenuTargets {
  window: { close: () => void; minimize: () => void; toggleFullScreen: () => void } | null;
  page: { reload: () => void; zoomTo: (level: number) => void; zoomBy: (step: number) => void } | null;
  quit: () => void;
}

export const tellMenu: MenuTargets = { window: null, page: null, quit: () => {} };
