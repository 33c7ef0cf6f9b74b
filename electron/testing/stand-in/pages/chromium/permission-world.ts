/** What a page asks about a permission: `check` as `navigator.permissions.query`, `request` as the call that needs it. */
export type PermissionQuestion = { kind: 'check' | 'request'; permission: string; mediaTypes: string };

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Runs in the page's own world of each document: before a call that needs a permission, the page waits until main has
 * decided. DevTools itself reports no such calls. Uses nothing but its arguments.
 */
export function permissionWorld(ask: (question: PermissionQuestion) => string): void {
  const window = globalThis as unknown as Record<string, Record<string, unknown> & { prototype: object }>;
  const before = (target: object | undefined, name: string, permission: string) => {
    const original = target && (Reflect.get(target, name) as Method | undefined);
    if (!target || !original) return;
    Reflect.set(target, name, function (this: unknown, ...args: unknown[]): unknown {
      const wanted = permission === 'media' ? (args[0] as Record<string, unknown> | undefined) : {};
      const mediaTypes = ['audio', 'video'].filter((type) => wanted?.[type]).join(',');
      ask({ kind: 'request', permission, mediaTypes });
      return Reflect.apply(original, this, args);
    });
  };
  for (const name of ['read', 'readText']) before(window.Clipboard?.prototype, name, 'clipboard-read');
  for (const name of ['write', 'writeText']) before(window.Clipboard?.prototype, name, 'clipboard-sanitized-write');
  for (const name of ['getCurrentPosition', 'watchPosition']) {
    before(window.Geolocation?.prototype, name, 'geolocation');
  }
  before(window.MediaDevices?.prototype, 'getUserMedia', 'media');
  before(window.Navigator?.prototype, 'requestMIDIAccess', 'midi');
  before(window.Notification, 'requestPermission', 'notifications');
  before(window.IdleDetector, 'requestPermission', 'idle-detection');
  before(window, 'queryLocalFonts', 'local-fonts');

  const check = (permission: string) => ask({ kind: 'check', permission, mediaTypes: '' });
  if (window.Notification)
    Object.defineProperty(window.Notification, 'permission', { get: () => check('notifications') });
  const permissions = window.Permissions?.prototype as { query: Method } | undefined;
  const query = permissions?.query;
  if (!permissions || !query) return;
  permissions.query = function (this: unknown, ...args: unknown[]): unknown {
    const named = (args[0] as { name?: unknown } | undefined)?.name;
    const names: Record<string, string> = {
      camera: 'media',
      microphone: 'media',
      'clipboard-write': 'clipboard-sanitized-write',
    };
    if (typeof named === 'string') check(names[named] ?? named);
    return Reflect.apply(query, this, args);
  };
}
