import type { SignInSettingsPort } from './sign-in-settings.ts';
/**
 * The mount contract: what crosses the boundary between a host (the shell or a partner's page) and a remote. Only data
 * and callbacks cross it, never React contexts and never types of a library, so that either side can be upgraded
 * independently. A new optional field is a minor change; any other change requires the next `ContractVersion`.
 */

/**
 * The version of the contract, incremented only for a breaking change. A remote states the version that it implements.
 */
export type ContractVersion = 1;
export const contractVersion: ContractVersion = 1;

/** The reason for requesting a token: a host may answer `first-use` from memory, but must renew after `rejected`. */
export interface TokenRequest {
  readonly reason: 'first-use' | 'expired' | 'rejected';
  readonly signal?: AbortSignal;
}

export type SessionChange = 'signed-out' | 'subject-changed';

/** The signed-in user, as far as a remote needs it. The token is requested only when it is needed. */
export interface Session {
  /** The stable id of the user at the identity provider. Caches and drafts use it as a key. */
  readonly subject: string;
  /** Returns the bearer token for the gateway, or null when the user has signed out. */
  getToken(request: TokenRequest): Promise<string | null>;
  /** Calls the listener when the user signs out or another user signs in. Returns the function that unsubscribes. */
  onChange?(listener: (change: SessionChange) => void): () => void;
}

/** The host's address bar, as far as the remote may use it. Without one, the remote keeps its location in memory. */
export interface NavigationPort {
  /** The current path of the remote relative to its own root; it always starts with `/`. */
  readonly path: string;
  navigate(path: string, how: 'push' | 'replace'): void;
  subscribe(listener: (path: string) => void): () => void;
  /**
   * The address of the host's page for `path` of the remote. Links use it when they are opened in a new tab or copied.
   * Defaults to the path itself.
   */
  href?(path: string): string;
}

export interface LocaleSettings {
  /** The language tag (BCP 47); texts missing in a language fall back to English. */
  readonly language: string;
  readonly timeZone?: string;
  /** The language of the texts if it is an installed one other than English: its tag, and the address of its files. */
  readonly texts?: { readonly language: string; readonly from: string };
}

/** The languages in which the host can show the interface. */
export interface LanguagesPort {
  /** The available languages (BCP 47), including English. */
  readonly available: readonly string[];
  readonly current: string;
  /** Switches the interface to another language; the page is reloaded. */
  readonly choose: (language: string) => void;
}

/** Whether third-party services may record the person's visit, if the host uses such services. */
export interface ObservationPort {
  readonly isAllowed: () => boolean;
  readonly allow: (isAllowed: boolean) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The closed list of things a partner may restyle. */
export interface Appearance {
  readonly colorScheme?: 'light' | 'dark' | 'system';
  /** The CSS color of the main action and of links. */
  readonly accentColor?: string;
  readonly fontFamily?: string;
}

/** A request to the host for something outside of the remote. */
export type RemoteIntent =
  { readonly type: 'sign-in' } | { readonly type: 'open'; readonly path: string } | { readonly type: 'not-found' };

/** An error for the host's error reporting; `id` is also shown to the person. */
export interface ErrorReport {
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly phase: 'load' | 'mount' | 'render' | 'network' | 'graphql';
  readonly code?: string;
  readonly message: string;
  readonly cause?: unknown;
}

/** A named, typed event for analytics, without personal data. */
export interface TelemetryEvent {
  readonly name: string;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

/** The services that a remote calls, as absolute addresses. */
export interface Endpoints {
  /** The GraphQL endpoint, called by POST (product.md §7). */
  readonly graphql: string;
  /** The endpoint for pages and PDFs of documents. */
  readonly typeset: string;
}

/** A browser in which the person is signed in. */
export interface SignedInDevice {
  readonly id: string;
  /**
   * The names that the browser gives for itself and its system, such as `Firefox` and `Linux`; missing if it does not
   * state them.
   */
  readonly browser?: string;
  readonly system?: string;
  /** Instants in ISO 8601. `lastSeenAt` is accurate to a few minutes. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** Whether this is the device that sends the request. */
  readonly isCurrent: boolean;
}

/**
 * The devices on which the person is signed in, if the host itself signs people in. All functions reject when the
 * provider cannot be reached.
 */
export interface DevicesPort {
  /** Lists the devices, most recently used first. */
  list(): Promise<readonly SignedInDevice[]>;
  /** Signs out one device; also resolves if it was signed out already. */
  end(id: string): Promise<void>;
  /** Signs out all other devices. */
  endOthers(): Promise<void>;
}

/**
 * What a portal knows about its customer: records of work and education with the fields of product.md §3. They are
 * validated before use, because they come from outside.
 */
export interface PortalHistory {
  readonly work: readonly unknown[];
  readonly education: readonly unknown[];
}

/** Everything that a host provides to a remote. */
export interface RemoteEnvironment {
  readonly session: Session;
  readonly endpoints: Endpoints;
  readonly locale: LocaleSettings;
  readonly appearance?: Appearance;
  readonly navigation?: NavigationPort;
  /** The absolute path of the remote's routes in the host, for links: `/app`. Empty on partner pages. */
  readonly basePath?: string;
  /**
   * Returns an element that the host's server put into the page for a screen of the remote, by an agreed name; each is
   * returned once. It stays on screen until the remote replaces it and removes it from the document.
   */
  takePrepared?(name: string): HTMLElement | undefined;
  /** Provided only by a host that signs people in itself; otherwise there are no devices to list. */
  readonly devices?: DevicesPort;
  /** Provided only by a host that signs people in with a password itself. */
  readonly signInSettings?: SignInSettingsPort;
  /** Provided only by a host that supports more than one language. */
  readonly languages?: LanguagesPort;
  /** Provided only by a host that asks for consent to analytics. */
  readonly observation?: ObservationPort;
  /**
   * Returns the portal's records of the customer, from which the events remote makes blocks. Provided only by a portal;
   * the shell imports them itself after a partner sign-in (product.md §4).
   */
  getHistory?(request: { readonly signal: AbortSignal }): Promise<PortalHistory>;
  /** Asks a guest for what makes the account a full one. Provided only by a host with guests of its own. */
  createAccount?(): void;
  /** Receives the title of the page that the remote shows, and undefined when it no longer shows one. */
  onTitle?(title: string | undefined): void;
  /** Returns whether the host handled the intent, immediately or later. */
  onIntent?(intent: RemoteIntent): boolean | Promise<boolean>;
  onError?(report: ErrorReport): void;
  onEvent?(event: TelemetryEvent): void;
}

export interface MountOptions extends RemoteEnvironment {
  /** Defaults to `shadow`, in which the styles of the host page and of the remote cannot affect each other. */
  readonly isolation?: 'shadow' | 'light';
  /** The CSP nonce for the styles that the remote adds. */
  readonly nonce?: string;
  /** Aborting it has the same effect as `unmount()`. */
  readonly signal?: AbortSignal;
}

/** A mounted remote. */
export interface MountedRemote {
  readonly remote: string;
  readonly version: string;
  /** Resolves at the first meaningful paint; rejects with an `ErrorReport`. */
  readonly ready: Promise<void>;
  /** Updates the options that can change in place. For another session, unmount and mount again. */
  update(patch: Partial<Pick<MountOptions, 'locale' | 'appearance' | 'navigation'>>): void;
  /** Removes the remote and leaves the element empty. It is idempotent and safe before `ready`. */
  unmount(): Promise<void>;
}

/** The export `remote` of the `./mount` module of every remote. */
export interface RemoteModule {
  readonly contract: ContractVersion;
  readonly name: string;
  readonly version: string;
  /** Mounts the remote synchronously, so that the caller can always unmount it. */
  mount(element: HTMLElement, options: MountOptions): MountedRemote;
}

/** The phases that a report can name. */
export const reportPhases = [
  'load',
  'mount',
  'render',
  'network',
  'graphql',
] as const satisfies readonly ErrorReport['phase'][];

/** An error report as it is sent to the server's log, without the cause, which may contain anything. */
export type ReportBody = Omit<ErrorReport, 'cause'>;
