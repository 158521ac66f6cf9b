/** A certificate authority that no program knows, as companies have for servers inside their network. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PrivateAuthority {
  /** The file with the authority's certificate, for `NODE_EXTRA_CA_CERTS` and `sslrootcert`. */
  readonly caFile: string;
  /** The files of a server's certificate and key. */
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
  remove(): void;
}

/** Creates an authority and a certificate for servers with these names, which are valid for a day. */
export function createPrivateAuthority(names: readonly string[] = ['DNS:localhost', 'IP:127.0.0.1']): PrivateAuthority {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-authority-'));
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '1', '-subj', '/CN=Private CA');
  openssl('req', ...newKey, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=Server');
  writeFileSync(file('names.cnf'), `subjectAltName=${names.join(',')}\n`);
  const signs = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', 'names.cnf'];
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', ...signs);
  return {
    caFile: file('ca.pem'),
    certFile: file('server.pem'),
    keyFile: file('server.key'),
    cert: readFileSync(file('server.pem'), 'utf8'),
    key: readFileSync(file('server.key'), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
