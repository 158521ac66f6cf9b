/**
 * The types of `embed.js` in one file, for pages that are written in TypeScript: copy it, or fetch it from next to the
 * script. It has no dependencies. docs/embedding.md explains the interface.
 */

/** Why a token is requested: answer `first-use` and `expired` from memory, but renew after `rejected`. */
export interface TokenRequest {
  readonly reason: 'first-use' | 'expired' | 'rejected';
  readonly signal?: AbortSignal;
}

export type SessionChange = 'signed-out' | 'subject-changed';

/** The person who is signed in on your page. */
export interface Session {
  /** The user's stable id at your identity provider: the token's `sub`. */
  readonly subject: string;
  /** Returns the ID token, or null when the user is no longer signed in. Rejects when it is temporarily unavailable. */
  getToken(request: TokenRequest): Promise<string | null>;
  onChange?(listener: (change: SessionChange) => void): () => void;
}

/** Your address bar, as far as the remote may use it. */
export interface NavigationPort {
  /** Begins with `/`; `/` means the remote's first page. */
  readonly path: string;
  navigate(path: string, how: 'push' | 'replace'): void;
  subscribe(listener: (path: string) => void): () => void;
  /** Returns the address of your page with the remote at this path, which its links open in a new tab. */
  href?(path: string): string;
}

export interface LocaleSettings {
  /** A BCP 47 tag: `en-US`. */
  readonly language: string;
  /** An IANA name: `Europe/Berlin`. */
  readonly timeZone?: string;
}

export interface Appearance {
  readonly colorScheme?: 'light' | 'dark' | 'system';
  /** A color as `#rrggbb`. */
  readonly accentColor?: string;
  /** A font family that your page has loaded. */
  readonly fontFamily?: string;
}

export type RemoteIntent =
  { readonly type: 'sign-in' } | { readonly type: 'open'; readonly path: string } | { readonly type: 'not-found' };

export interface ErrorReport {
  /** Shown to the user; mention it when you ask for help. */
  readonly id: string;
  readonly remote: string;
  /** Empty while the version is unknown. */
  readonly version: string;
  readonly phase: 'load' | 'mount' | 'render' | 'network' | 'graphql';
  readonly code?: string;
  readonly message: string;
  readonly cause?: unknown;
}

export interface TelemetryEvent {
  readonly name: string;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

export interface Endpoints {
  readonly graphql: string;
  readonly typeset: string;
}

/** A job that you know of. Every field but `uuid` may be missing or null. */
export interface WorkRecord {
  /** Your ID of the record, which never changes: it decides whether a record is new. */
  readonly uuid: string;
  readonly company_name?: string | null;
  readonly job_title?: string | null;
  /** A day, `YYYY-MM-DD`. */
  readonly start_date?: string | null;
  /** A day, `YYYY-MM-DD`; null for the current job. */
  readonly finish_date?: string | null;
  readonly accomplishments?: readonly (string | { readonly uuid?: string; readonly description: string })[] | null;
}

/** A degree, course, or training that you know of. Every field but `uuid` may be missing or null. */
export interface EducationRecord {
  /** Your ID of the record, which never changes: it decides whether a record is new. */
  readonly uuid: string;
  readonly school?: string | null;
  readonly education_level?: string | null;
  readonly field_of_study?: string | null;
  /** A day, `YYYY-MM-DD`; a day in the future means that the person still attends. */
  readonly finish_date?: string | null;
  readonly accomplishments?: readonly (string | { readonly uuid?: string; readonly description: string })[] | null;
}

/** What you know about the customer's work and education. */
export interface PortalHistory {
  readonly work: readonly WorkRecord[];
  readonly education: readonly EducationRecord[];
}

/** The options that all mounts of a page may share. */
export interface CommonOptions {
  readonly session: Session;
  readonly endpoints: Endpoints;
  readonly locale: LocaleSettings;
  readonly appearance?: Appearance;
  readonly navigation?: NavigationPort;
  readonly basePath?: string;
  /** Returns your records of the customer, from which the remote `events` makes blocks. */
  getHistory?(request: { readonly signal: AbortSignal }): Promise<PortalHistory>;
  /** Returns whether you handled the intent. */
  onIntent?(intent: RemoteIntent): boolean | Promise<boolean>;
  onError?(report: ErrorReport): void;
  onEvent?(event: TelemetryEvent): void;
  readonly isolation?: 'shadow' | 'light' | 'iframe';
  /** Your policy's nonce for style elements. */
  readonly nonce?: string;
  /** `false` if your page shows its own notice when a remote does not load. */
  readonly failureNotice?: boolean;
  /** The address of the registry. The default is the `registry.json` next to the script. */
  readonly registry?: string;
}

export interface MountOptions extends CommonOptions {
  /** Aborting is the same as `unmount()`. */
  readonly signal?: AbortSignal;
}

/** A mounted remote. */
export interface MountedRemote {
  readonly remote: string;
  /** Empty until the remote has loaded. */
  readonly version: string;
  /** Resolves at the first meaningful paint. Rejects with an `ErrorReport`. */
  readonly ready: Promise<void>;
  update(patch: {
    readonly locale?: LocaleSettings;
    readonly appearance?: Appearance;
    readonly navigation?: NavigationPort;
  }): void;
  /** Leaves the element empty. Idempotent. */
  unmount(): Promise<void>;
}

export type RemoteName = 'events' | 'resume-builder' | 'cover-letter-builder' | 'job-tracker' | 'profile';

export interface TesseraEmbed {
  readonly version: string;
  /** Fetches a remote's code, so that a later `mount` is quick. Rejects with an `ErrorReport`. */
  load(name: RemoteName, options?: { readonly registry?: string; readonly signal?: AbortSignal }): Promise<unknown>;
  /** Shows a remote in an element, which holds one at a time. */
  mount(name: RemoteName, element: HTMLElement, options: MountOptions): MountedRemote;
  /** Makes `<tessera-module name="events">` an element. */
  defineElement(options: CommonOptions): void;
}

declare global {
  interface Window {
    Tessera?: TesseraEmbed;
  }
  const Tessera: TesseraEmbed;
}
