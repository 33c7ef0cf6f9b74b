import type { z } from 'zod';

import { type DesktopEvents, desktopEvents } from '#contract/desktop/bridge.ts';
import { type EventName, eventChannels } from '#contract/desktop/channels.ts';

/** The part of Electron's `WebContents` that events need. */
export interface EventTarget {
  send(channel: string, payload: unknown): void;
}

/** Sends an event to the given renderers; throws when the content does not have the declared shape. */
export function sendEvent<Name extends EventName>(
  targets: Iterable<EventTarget>,
  name: Name,
  payload: z.input<DesktopEvents[Name]>,
): void {
  const parsed = desktopEvents[name].parse(payload);
  for (const target of targets) target.send(eventChannels[name], parsed);
}
