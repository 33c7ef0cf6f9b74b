import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';

import { guarded, guardOf } from '../support/guarded.ts';
import type { Part } from '../support/part.ts';
import { needsReady } from '../support/readiness.ts';

/** The notifications on the screen; a test plays the person by emitting `click` or `close`. */
export const shownNotifications: StandInNotification[] = [];

class StandInNotification extends EventEmitter implements Part<Electron.Notification> {
  title: string;
  body: string;
  readonly id: string;
  actions: Electron.NotificationAction[];
  hasReply: boolean;
  toastXml: string;

  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super();
    needsReady('Cannot create Notification before app is ready');
    this.title = options.title ?? '';
    this.body = options.body ?? '';
    this.id = options.id || randomUUID();
    this.actions = options.actions ?? [];
    this.hasReply = options.hasReply ?? false;
    this.toastXml = options.toastXml ?? '';
    return guarded('notification', this);
  }
  static isSupported(): boolean {
    return true;
  }
  static handleActivation(_callback: (details: Electron.ActivationArguments) => void): void {}
  /** Nothing is left of an earlier run. */
  static getHistory(): Promise<StandInNotification[]> {
    return Promise.resolve([]);
  }

  show(): void {
    shownNotifications.push(guardOf(this));
    this.emit('show');
  }
  close(): void {
    this.emit('close', { reason: 'applicationHidden' });
  }
}

export type { StandInNotification };

export const Notification = guarded('Notification', StandInNotification);
