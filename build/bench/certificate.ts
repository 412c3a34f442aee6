import { createHash, X509Certificate } from 'node:crypto';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** Key and certificate of the bench's own server, as one PEM text. */
export function ownCertificate(): Promise<string> {
  return getCertificate('.bench', 'localhost', ['localhost']);
}

/** The flag that makes a browser take this certificate for a good one, and no other. */
export async function trustFlag(): Promise<string> {
  const { publicKey } = new X509Certificate(await ownCertificate());
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
