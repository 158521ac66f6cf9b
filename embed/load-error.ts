import type { ErrorReport } from '@shared/contracts';

/** The reasons why a remote did not load. The first four would occur again, so they are not retried. */
export type LoadErrorCode =
  | 'UNSUPPORTED_BROWSER'
  | 'UNKNOWN_REMOTE'
  | 'CONTRACT_MISMATCH'
  | 'BAD_INTEGRITY'
  | 'REGISTRY_UNREACHABLE'
  | 'LOAD_FAILED'
  | 'TIMED_OUT'
  | 'MOUNT_FAILED'
  | 'UNMOUNTED';

const permanentCodes: readonly LoadErrorCode[] = [
  'UNSUPPORTED_BROWSER',
  'UNKNOWN_REMOTE',
  'CONTRACT_MISMATCH',
  'BAD_INTEGRITY',
];

export interface LoadErrorDetails {
  /** The id of the error. The default is a new one. */
  readonly id?: string;
  readonly code: LoadErrorCode;
  readonly remote: string;
  /** Empty while the version is unknown. */
  readonly version?: string;
  readonly message: string;
  readonly cause?: unknown;
}

/**
 * Creates an id of eight hexadecimal characters, short enough to be read out on the telephone. It needs no secure
 * context.
 */
function newErrorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An `ErrorReport` that is an `Error` as well, so that it can be thrown and carries a stack. */
export class LoadError extends Error implements ErrorReport {
  override readonly name = 'TesseraLoadError';
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly phase: 'load' | 'mount';
  readonly code: LoadErrorCode;

  constructor({ id = newErrorId(), code, remote, version = '', message, cause }: LoadErrorDetails) {
    super(message, { cause });
    this.id = id;
    this.code = code;
    this.remote = remote;
    this.version = version;
    this.phase = code === 'MOUNT_FAILED' ? 'mount' : 'load';
  }

  /** Whether another attempt could succeed. */
  get isTemporary(): boolean {
    return !permanentCodes.includes(this.code);
  }
}
