import { types } from 'node:util';

/** What the codes of the operating system mean. `at` is the address or the file. */
const meanings = {
  ECONNREFUSED: (at) => `Nothing accepts connections at ${at}`,
  ECONNRESET: (at) => `The connection to ${at} was cut off`,
  ETIMEDOUT: (at) => `Nothing answers at ${at}`,
  EHOSTUNREACH: (at) => `There is no way to ${at}`,
  ENETUNREACH: (at) => `There is no way to ${at}`,
  ENOTFOUND: (at) => `The name ${at} could not be resolved`,
  EAI_AGAIN: (at) => `The name ${at} could not be resolved`,
  EADDRINUSE: (at) => `${at} is in use`,
  EADDRNOTAVAIL: (at) => `This machine does not have the address ${at}`,
  ENOENT: (at) => `There is no file ${at}`,
  EISDIR: (at) => `${at} is a folder, not a file`,
  ENOTDIR: (at) => `${at} is not in a folder`,
  EEXIST: (at) => `${at} exists already`,
  EACCES: (at) => `This user has no permission for ${at}`,
  EPERM: (at) => `This user has no permission for ${at}`,
  EROFS: (at) => `${at} cannot be written, because its file system is read-only`,
  ENOSPC: (at) => `There is no space left for ${at}`,
  ERR_ACCESS_DENIED: (at) => `This process has no permission for ${at}`,
};

function placeOf({ path, address, hostname, host, port, syscall }) {
  const name = address ?? hostname ?? host;
  if (path !== undefined) return path;
  if (name !== undefined) return port === undefined ? name : `${name}:${port}`;
  return port === undefined ? `the target of ${syscall ?? 'an operation'}` : `port ${port}`;
}

/** Errors of these libraries say only which operation failed; the reason is their cause. */
const isWrapper = ({ message }) => message === 'fetch failed' || message.startsWith('Failed query:');

/** Describes an error in a sentence for the person who ran a command. */
export function describeFailure(error) {
  if (!types.isNativeError(error)) return String(error);
  // Several addresses of one name were tried.
  if (error.errors?.length > 0) return describeFailure(error.errors.at(-1));
  if (types.isNativeError(error.cause) && isWrapper(error)) return describeFailure(error.cause);
  if (error.code === 'ERR_INVALID_URL') return `"${error.input}" is not a URL.`;
  const meaning = Object.hasOwn(meanings, error.code ?? '') ? meanings[error.code] : undefined;
  // An error with a sentence of its own has a code only by way of what caused it.
  if (meaning !== undefined && error.syscall !== undefined) return `${meaning(placeOf(error))} (${error.code}).`;
  return error.message === '' ? (error.code ?? error.name) : error.message;
}
