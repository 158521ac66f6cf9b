/** Names the reasons of failures of the database, which are labels of metrics and therefore few. */

/** Why a statement failed. A `constraint`, such as a name that is taken, is part of normal operation. */
export const statementFailures = [
  'constraint',
  'conflict',
  'canceled',
  'connection',
  'resources',
  'read_only',
  'other',
] as const;
export type StatementFailure = (typeof statementFailures)[number];

/** Why there was no connection, or why one was lost. */
export const connectionFailures = [
  'unreachable',
  'timeout',
  'too_many',
  'not_accepting',
  'rejected',
  'tls',
  'lost',
  'other',
] as const;
export type ConnectionFailure = (typeof connectionFailures)[number];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Node's codes of connections that cannot be made or that end. */
const network = /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE|ENOENT)/;

/**
 * Whether a statement failed because its connection ended: the server shut down (class 57P), the connection was lost
 * (class 08), or the socket closed. A pool learns of an ended connection only when it uses it.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(?:57P0[123]$|08|ECONN|EPIPE$)/.test(codeOf(error)) || error.message.startsWith('Connection terminated');
}

/** The classes of PostgreSQL's codes (Appendix A of its manual). */
const statementCodes: readonly (readonly [RegExp, StatementFailure])[] = [
  [/^23/, 'constraint'],
  [/^(?:40|55P03)/, 'conflict'],
  [/^57014/, 'canceled'],
  // 53 is a full disk, no memory, or too many connections; 58 is an error of the server's system, such as of its disk.
  [/^(?:53|58)/, 'resources'],
  [/^25006/, 'read_only'],
];

/** Returns the reason of a statement's failure. */
export function statementFailureOf(error: unknown): StatementFailure {
  const code = codeOf(error);
  const [, known] = statementCodes.find(([pattern]) => pattern.test(code)) ?? [];
  if (known) return known;
  const isSilent = error instanceof Error && error.message.startsWith('The database has not responded');
  return isSilent || isConnectionLost(error) || network.test(code) ? 'connection' : 'other';
}

const connectionCodes: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [/^53/, 'too_many'],
  [/^57P/, 'not_accepting'],
  // 28 is a wrong password or a refused role; 3D is a database that does not exist.
  [/^(?:28|3D)/, 'rejected'],
  [/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/, 'tls'],
  [network, 'unreachable'],
];

/** Returns the reason why a connection could not be had. */
export function connectionFailureOf(error: unknown): ConnectionFailure {
  const code = codeOf(error);
  const [, known] = connectionCodes.find(([pattern]) => pattern.test(code)) ?? [];
  if (known) return known;
  if (!(error instanceof Error)) return 'other';
  if (/time(?:d )?out/i.test(error.message)) return 'timeout';
  if (/does not support SSL|certificate/i.test(error.message)) return 'tls';
  return error.message.startsWith('Connection terminated') ? 'lost' : 'other';
}
