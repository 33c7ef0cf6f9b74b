import { findDesktopPlatform } from './desktop.ts';
import type { Platform } from './platform.ts';
import { webPlatform } from './web.ts';

export type { DesktopBridge as DesktopApp, DesktopStatus } from '#contract/desktop/bridge.ts';
export type { Platform } from './platform.ts';

/** The platform of this renderer: the desktop app or the web. */
export const platform: Platform = findDesktopPlatform() ?? webPlatform;
