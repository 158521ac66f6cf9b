/**
 * Types of `embed.js` in one file, for pages that are written in TypeScript: copy it, or fetch it from beside the script.
 * It needs nothing else. docs/embedding.md explains what is here.
 */

/** Why a token is asked for: answer `first-use` and `expired` from memory, but renew after `rejected`. */
export interface TokenRequest {
  readonly reason: 'first-use' | 'expired' | 'rejected';
  readonly signal?: AbortSignal;
}

export type SessionChange = 'signed-out' | 'subject-changed';

/** Who is signed in at your page. */
export interface Session {
  /** The user's stable id at your identity provider: the token's `sub`. */
  readonly subject: string;
  /** The ID token; null when nobody is signed in any more. Rejects when it cannot be had at the moment. */
  getToken(request: TokenRequest): Promise<string | null>;
  onChange?(listener: (change: SessionChange) => void): () => void;
}

/** Your address bar, as far as the remote may use it. */
export interface NavigationPort {
  /** Begins with `/`; `/` means the remote's first page. */
  readonly path: string;
  navigate(path: string, how: 'push' | 'replace'): void;
  subscribe(listener: (path: string) => void): () => void;
  /** The address of your page with the remote at this path: what its links lead to in a new tab. */
  href?(path: string): string;
}

export interface LocaleSettings {
  /** BCP 47: `en-US`. */
  readonly language: string;
  /** IANA name: `Europe/Berlin`. */
  readonly timeZone?: string;
}

export interface Appearance {
  readonly colorScheme?: 'light' | 'dark' | 'system';
  /** `#rrggbb`. */
  readonly accentColor?: string;
  /** A font family that your page has loaded. */
  readonly fontFamily?: string;
}

export type RemoteIntent =
  { readonly type: 'sign-in' } | { readonly type: 'open'; readonly path: string } | { readonly type: 'not-found' };

export interface ErrorReport {
  /** Shown to the person; name it when you ask for help. */
  readonly id: string;
  readonly remote: string;
  /** Empty while it is not known. */
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

/** What all mounts of a page may have in common. */
export interface CommonOptions {
  readonly session: Session;
  readonly endpoints: Endpoints;
  readonly locale: LocaleSettings;
  readonly appearance?: Appearance;
  readonly navigation?: NavigationPort;
  readonly basePath?: string;
  /** Answers whether you took it. */
  onIntent?(intent: RemoteIntent): boolean | Promise<boolean>;
  onError?(report: ErrorReport): void;
  onEvent?(event: TelemetryEvent): void;
  readonly isolation?: 'shadow' | 'light' | 'iframe';
  /** Your policy's nonce for style elements. */
  readonly nonce?: string;
  /** `false`: you say yourself that a remote did not come. */
  readonly failureNotice?: boolean;
  /** Default: the `registry.json` beside the script. */
  readonly registry?: string;
}

export interface MountOptions extends CommonOptions {
  /** Aborting is `unmount()`. */
  readonly signal?: AbortSignal;
}

/** What is mounted. */
export interface MountedRemote {
  readonly remote: string;
  /** Empty until the remote is there. */
  readonly version: string;
  /** Resolves at the first meaningful paint; rejects with an `ErrorReport`. */
  readonly ready: Promise<void>;
  update(patch: {
    readonly locale?: LocaleSettings;
    readonly appearance?: Appearance;
    readonly navigation?: NavigationPort;
  }): void;
  /** Idempotent. Leaves the element empty. */
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
