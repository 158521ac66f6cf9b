/** Secrets that somebody could guess are refused where the site is public. */

export interface GivenSecrets {
  readonly siteOrigin: string;
  readonly identitySecrets: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string;
}

/** Characters that a random secret of 32 has at least, with all but no exceptions. */
const minDistinctCharacters = 12;
const minPasswordLength = 12;

/** What examples and installers write where a secret belongs. */
const placeholders =
  /change.?me|example|placeholder|your.?(?:secret|password)|password|passw0rd|secret|12345|qwerty|letmein|tessera/i;

const isGuessable = (secret: string): boolean =>
  new Set(secret).size < minDistinctCharacters || placeholders.test(secret);

/** Whether an address is one of this machine, which nobody else reaches. */
const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/.test(host);

/** One sentence for each secret that must not guard a public site; none for one on this machine (http). */
export function weakSecrets({ siteOrigin, identitySecrets, databaseUrl, smtpUrl }: GivenSecrets): readonly string[] {
  if (!siteOrigin.startsWith('https:')) return [];
  const faults: string[] = [];
  if (identitySecrets.some(isGuessable)) {
    faults.push('IDENTITY_SECRET is too easy to guess. To create a strong one, run: openssl rand -base64 33');
  }
  for (const [name, address] of [['DATABASE_URL', databaseUrl ?? ''] as const, ['SMTP_URL', smtpUrl] as const]) {
    const url = URL.parse(address);
    if (!url || url.password === '' || isLocal(url.hostname)) continue;
    const password = decodeURIComponent(url.password);
    if (password.length < minPasswordLength || placeholders.test(password)) {
      faults.push(
        `The password in ${name} is too easy to guess. Use at least ${minPasswordLength} random characters.`,
      );
    }
  }
  return faults;
}
