/** The secrets to check. Secrets that can be guessed are refused on a public site. */

export interface ConfiguredSecrets {
  readonly siteOrigin: string;
  readonly identitySecrets: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string;
}

/** The minimum number of distinct characters. Almost every random secret of 32 characters has at least this many. */
const minDistinctCharacters = 12;
const minPasswordLength = 12;

/** What examples and installers write in place of a secret. */
const placeholders =
  /change.?me|example|placeholder|your.?(?:secret|password)|password|passw0rd|secret|12345|qwerty|letmein|tessera/i;

const isGuessable = (secret: string): boolean =>
  new Set(secret).size < minDistinctCharacters || placeholders.test(secret);

/** Whether an address belongs to this machine and is unreachable from outside. */
const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/.test(host);

/**
 * Returns one sentence for each secret that is too weak for a public site, or none for a site on this machine (http).
 */
export function weakSecrets({
  siteOrigin,
  identitySecrets,
  databaseUrl,
  smtpUrl,
}: ConfiguredSecrets): readonly string[] {
  if (!siteOrigin.startsWith('https:')) return [];
  const problems: string[] = [];
  if (identitySecrets.some(isGuessable)) {
    problems.push('IDENTITY_SECRET is too easy to guess. To create a strong one, run: openssl rand -base64 33');
  }
  for (const [name, address] of [['DATABASE_URL', databaseUrl ?? ''] as const, ['SMTP_URL', smtpUrl] as const]) {
    const url = URL.parse(address);
    if (!url || url.password === '' || isLocal(url.hostname)) continue;
    const password = decodeURIComponent(url.password);
    if (password.length < minPasswordLength || placeholders.test(password)) {
      problems.push(
        `The password in ${name} is too easy to guess. Use at least ${minPasswordLength} random characters.`,
      );
    }
  }
  return problems;
}
