import { readFileSync } from 'node:fs';

/**
 * The settings that may come from a file, which is how container engines provide secrets: `IDENTITY_SECRET_FILE` names
 * the file with `IDENTITY_SECRET`.
 */
export const secretNames = [
  ...(['DATABASE_URL', 'DATABASE_REPLICA_URL', 'IDENTITY_SECRET', 'SMTP_URL', 'BACKUP_KEY', 'EGRESS_PROXY'] as const),
  ...(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const),
];

type Environment = Readonly<Record<string, string | undefined>>;

export interface SecretFiles {
  /** Returns the value of a variable, or the content of the file that it names. */
  readonly valueOf: (name: string) => string | undefined;
  /** One sentence for each file that cannot be read. */
  readonly problems: readonly string[];
}

/** Reads the environment with the contents of the files that it names. A value that is set both ways is a mistake. */
export function withSecretFiles(env: Environment): SecretFiles {
  const inFiles = new Map<string, string>();
  const problems: string[] = [];
  for (const name of secretNames) {
    const file = env[`${name}_FILE`];
    if (file === undefined || file.trim() === '') continue;
    if (env[name] !== undefined && env[name] !== '') {
      problems.push(`${name} and ${name}_FILE must not both be set.`);
      continue;
    }
    try {
      inFiles.set(name, readFileSync(file, 'utf8').trim());
    } catch (error) {
      problems.push(`Could not read ${name}_FILE: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}.`);
    }
  }
  return { valueOf: (name) => inFiles.get(name) ?? env[name], problems };
}
