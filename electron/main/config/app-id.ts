/**
 * The app's identity for the system, the same as electron-builder's `appId`. Windows uses it to group windows,
 * notifications and the installer's shortcut; macOS finds the configuration profile by it.
 */
export const appId = 'example.cardi.desktop';
