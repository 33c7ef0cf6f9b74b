import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

/** Why this machine cannot make a certificate, `null` where it can. */
export function missingForCertificates(): string | null {
  return spawnSync('openssl', ['version']).status === 0 ? null : 'openssl is not installed here';
}

/**
 * A real https server on this machine with a self-signed certificate.
 *
 * @param folder for the key and the certificate; the caller removes it
 */
export async function startSelfSigned(folder: string, listener: RequestListener) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const certificate = readFileSync(cert, 'utf8');
  const server = createServer({ key: readFileSync(key), cert: certificate }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `https://localhost:${address.port}`, certificate, close };
}
