import { createHash, X509Certificate } from 'node:crypto';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

let certificate: Promise<string> | undefined;

/** The bench server's key and certificate as one PEM file. The server and the browser request it at the same time. */
export function ownCertificate(): Promise<string> {
  certificate ??= getCertificate('.bench', 'localhost', ['localhost']);
  return certificate;
}

/** The Chromium flag to trust only this certificate. */
export async function trustFlag(): Promise<string> {
  const { publicKey } = new X509Certificate(await ownCertificate());
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
