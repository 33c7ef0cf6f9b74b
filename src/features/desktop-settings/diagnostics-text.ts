import type { Diagnostics } from '#contract/desktop/bridge.ts';
import { formatBytes } from '#src/lib/sizes.ts';

const keychainWords = {
  locked: 'In memory only: the keychain is locked',
  absent: 'In memory only: this computer offers no keychain',
  failed: 'In memory only: the keychain could not store it',
} as const;

/** The lines of the diagnostics, as shown and copied. */
export function diagnosticLines(facts: Diagnostics): { label: string; text: string }[] {
  const { server, session, cache } = facts;
  const kept = session.kept === 'keychain' ? 'In the keychain' : keychainWords[session.reason];
  return [
    { label: 'CARDI', text: facts.app },
    { label: 'Electron', text: `${facts.electron}, Chromium ${facts.chromium}, Node ${facts.node}` },
    { label: 'System', text: facts.system },
    {
      label: 'Server',
      text: [server.origin, server.mode, server.version && `version ${server.version}`, server.problem]
        .filter(Boolean)
        .join(', '),
    },
    { label: 'Contract', text: `Version ${facts.contractVersion}` },
    { label: 'Session', text: `${session.isSignedIn ? 'Signed in' : 'Signed out'}. ${kept}` },
    {
      label: 'Cache',
      text: cache.isOpen
        ? `${formatBytes(cache.bytes)} of ${formatBytes(cache.limit)}, ${cache.answers} answers`
        : 'Cannot be opened: nothing is kept',
    },
    { label: 'Logs', text: facts.logsFolder },
  ];
}

/** The diagnostics as text for a message to support. */
export function diagnosticsText(facts: Diagnostics): string {
  return diagnosticLines(facts)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
