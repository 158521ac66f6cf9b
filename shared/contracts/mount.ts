/**
 * The mount contract: what crosses the boundary between a host (the shell or a partner's page) and a remote.
 *
 * Only data and callbacks cross it, never React contexts and never types of a library, so that either side can be
 * upgraded alone. A new optional field is a minor change; anything else makes the next `ContractVersion`.
 */

/** Bumped only for a breaking change; a remote states which one it speaks. */
export type ContractVersion = 1;
export const contractVersion: ContractVersion = 1;

/** Why a token is asked for: a host may answer `first-use` from memory, but must renew after `rejected`. */
export interface TokenRequest {
  readonly reason: 'first-use' | 'expired' | 'rejected';
  readonly signal?: AbortSignal;
}

export type SessionChange = 'signed-out' | 'subject-changed';

/** Who is signed in, as far as a remote needs to know. The token itself is asked for when it is needed. */
export interface Session {
  /** Stable id of the user at the identity provider; caches and drafts are keyed by it. */
  readonly subject: string;
  /** The bearer token for the gateway, or null when nobody is signed in any more. */
  getToken(request: TokenRequest): Promise<string | null>;
  /** Tells of sign-out and of another user's sign-in. Returns the function that stops it. */
  onChange?(listener: (change: SessionChange) => void): () => void;
}

/** The host's address bar, as far as the remote may use it. Without one the remote keeps its place in memory. */
export interface NavigationPort {
  /** Where the remote is now, relative to its own root: always starts with `/`. */
  readonly path: string;
  navigate(path: string, how: 'push' | 'replace'): void;
  subscribe(listener: (path: string) => void): () => void;
  /**
   * The address of the host's page at which the remote would be at `path`: what its links lead to in a new tab, and what is
   * copied of them. Default: the path itself.
   */
  href?(path: string): string;
}

export interface LocaleSettings {
  /** BCP 47 language tag; an unknown language falls back to English key by key. */
  readonly language: string;
  readonly timeZone?: string;
  /** The language of the texts, where it is another than English and installed: its tag, and the address of its files. */
  readonly texts?: { readonly language: string; readonly from: string };
}

/** The languages in which the host can show the interface. */
export interface LanguagesPort {
  /** BCP 47, English among them. */
  readonly available: readonly string[];
  readonly current: string;
  /** Shows everything in another one; the page is loaded anew. */
  readonly choose: (language: string) => void;
}

/** Whether the person may be counted by services of others, where the host has such. */
export interface ObservationPort {
  readonly isAllowed: () => boolean;
  readonly allow: (isAllowed: boolean) => void;
  /** Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The closed list of things a partner may restyle. */
export interface Appearance {
  readonly colorScheme?: 'light' | 'dark' | 'system';
  /** CSS colour for the one main action and links. */
  readonly accentColor?: string;
  readonly fontFamily?: string;
}

/** Something the remote would like the host to do because it lies outside the remote. */
export type RemoteIntent =
  { readonly type: 'sign-in' } | { readonly type: 'open'; readonly path: string } | { readonly type: 'not-found' };

/** What went wrong, for the host's error reporting; `id` is shown to the person as well. */
export interface ErrorReport {
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly phase: 'load' | 'mount' | 'render' | 'network' | 'graphql';
  readonly code?: string;
  readonly message: string;
  readonly cause?: unknown;
}

/** A named, typed event for analytics; carries no personal data. */
export interface TelemetryEvent {
  readonly name: string;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

/** The services that a remote calls, as absolute addresses. */
export interface Endpoints {
  /** GraphQL over POST (product.md §7). */
  readonly graphql: string;
  /** Pages and PDF of documents. */
  readonly typeset: string;
}

/** A browser in which the person is signed in. */
export interface SignedInDevice {
  readonly id: string;
  /** As the browser names itself and its system, `Firefox` and `Linux`; missing where it does not say. */
  readonly browser?: string;
  readonly system?: string;
  /** ISO instants. The second is exact to some minutes. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** The person's sign-ins, where the host is the one who signs in. All reject when the provider cannot be asked. */
export interface DevicesPort {
  /** The last used first. */
  list(): Promise<readonly SignedInDevice[]>;
  /** Signs one out; also resolves when it was signed out before. */
  end(id: string): Promise<void>;
  /** Signs out all but this one. */
  endOthers(): Promise<void>;
}

/** Everything a remote is given by its host. */
export interface RemoteEnvironment {
  readonly session: Session;
  readonly endpoints: Endpoints;
  readonly locale: LocaleSettings;
  readonly appearance?: Appearance;
  readonly navigation?: NavigationPort;
  /** Absolute path under which the remote's routes live in the host, for links: `/app`. Empty on partner pages. */
  readonly basePath?: string;
  /**
   * What the host's server has put into the page for a screen of the remote, by a name that the two agreed on; each is
   * given once. It stays on screen until the remote removes it from the document, having something better.
   */
  takePrepared?(name: string): HTMLElement | undefined;
  /** Only from a host that signs the person in itself; without it there is nothing to list. */
  readonly devices?: DevicesPort;
  /** Only from a host that can show more than one language. */
  readonly languages?: LanguagesPort;
  /** Only from a host that asks whether one may be counted. */
  readonly observation?: ObservationPort;
  /** Answers whether the host took it, at once or later. */
  onIntent?(intent: RemoteIntent): boolean | Promise<boolean>;
  onError?(report: ErrorReport): void;
  onEvent?(event: TelemetryEvent): void;
}

export interface MountOptions extends RemoteEnvironment {
  /** Default `shadow`: the host page's styles and the remote's cannot touch each other. */
  readonly isolation?: 'shadow' | 'light';
  /** CSP nonce for the styles the remote adds. */
  readonly nonce?: string;
  /** Aborting is the same as `unmount()`. */
  readonly signal?: AbortSignal;
}

/** A remote that is on the page. */
export interface MountedRemote {
  readonly remote: string;
  readonly version: string;
  /** Resolves at the first meaningful paint; rejects with an `ErrorReport`. */
  readonly ready: Promise<void>;
  /** Changes what may change in place. For another session, unmount and mount again. */
  update(patch: Partial<Pick<MountOptions, 'locale' | 'appearance' | 'navigation'>>): void;
  /** Idempotent, safe before `ready`, leaves the element empty. */
  unmount(): Promise<void>;
}

/** What `./mount` of every remote exports as `remote`. */
export interface RemoteModule {
  readonly contract: ContractVersion;
  readonly name: string;
  readonly version: string;
  /** Synchronous, so that the caller can always unmount. */
  mount(element: HTMLElement, options: MountOptions): MountedRemote;
}
