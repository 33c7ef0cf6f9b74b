import type { Certificate } from 'electron';

interface ClientCertificateOptions {
  /** Whether this computer may show a certificate to an origin at all. */
  isKnown: (origin: string) => boolean;
  /** Asks which certificate to use; returns its number, or -1 for none. */
  choose: (origin: string, names: readonly string[]) => Promise<number>;
}

type Shown = Pick<Certificate, 'fingerprint' | 'subjectName' | 'issuerName'>;

/**
 * Chooses the client certificate for a server: none for a server that the app does not know, the only one if there is
 * just one, otherwise the one that the person picks, asked once per server and run. Electron by itself would take the
 * first.
 */
export function createCertificateChoice({ isKnown, choose }: ClientCertificateOptions) {
  const chosen = new Map<string, Promise<string | null>>();
  return async <One extends Shown>(url: string, certificates: readonly One[]): Promise<One | undefined> => {
    const origin = URL.parse(url)?.origin;
    if (origin === undefined || !isKnown(origin)) return undefined;
    if (certificates.length <= 1) return certificates[0];
    const ask = async () => {
      const names = certificates.map(({ subjectName, issuerName }) => `${subjectName} (by ${issuerName})`);
      return certificates[await choose(origin, names)]?.fingerprint ?? null;
    };
    const asked = chosen.get(origin) ?? ask();
    chosen.set(origin, asked);
    const fingerprint = await asked;
    return certificates.find((certificate) => certificate.fingerprint === fingerprint);
  };
}
