/**
 * Third-party services that receive page views and errors, if the operator of the site has configured them. A page
 * loads nothing from them before the person has agreed.
 */
export interface Observers {
  /** PostHog: the host that receives events, and the project's key, which is not secret. */
  readonly analytics?: { readonly host: string; readonly key: string };
  /** Sentry: the project's DSN, which is not secret. */
  readonly errors?: { readonly dsn: string };
}

/** The origins to which a page with these services connects. */
export const originsOf = ({ analytics, errors }: Observers): readonly string[] =>
  [analytics?.host, errors?.dsn].flatMap((address) => URL.parse(address ?? '')?.origin ?? []);

/** The portal whose customers sign in on this host (product.md §4 "Partner variant"). */
export interface PartnerConfig {
  /** The id that the gateway's `authProvider` uses. */
  readonly id: string;
  readonly domain: string;
  /** The name that its customers know. */
  readonly name: string;
  /** The partner's OpenID provider, and our client id there. */
  readonly issuer: string;
  readonly clientId: string;
  /** The address of the partner's own portal. */
  readonly portal: string;
  /** The base address of the partner's `/api/…`. */
  readonly api: string;
}

/**
 * The features of an OpenID provider besides signing in by redirect, which all of them support. Pages show nothing that
 * the provider lacks.
 */
export interface IdentityCapabilities {
  /**
   * Our own form for email address and password; without it, people are redirected to the provider's pages and back.
   */
  readonly ownForms: boolean;
  readonly createAccount: boolean;
  /** Accounts without email address and password, and their conversion into full ones. */
  readonly guests: boolean;
  readonly passwordReset: boolean;
  /** The list of browsers in which the person is signed in. */
  readonly devices: boolean;
}

/** The capabilities of our own provider. */
export const builtInCapabilities: IdentityCapabilities = {
  ownForms: true,
  createAccount: true,
  guests: true,
  passwordReset: true,
  devices: true,
};

/** The capabilities that any other provider can be assumed to have. */
export const externalCapabilities: IdentityCapabilities = {
  ownForms: false,
  createAccount: false,
  guests: false,
  passwordReset: false,
  devices: false,
};

/**
 * The configuration that the server passes to the shell as JSON in the page, so that one build serves every deployment
 * and both variants.
 */
export interface RuntimeConfig {
  /** `partner` on a `myresume.` host (product.md §4). */
  readonly variant: 'own' | 'partner';
  /** The partner; missing if no registered portal belongs to the host. */
  readonly partner?: PartnerConfig;
  readonly identity: {
    readonly authority: string;
    readonly clientId: string;
    readonly scope: string;
    /** The claim of ID tokens that holds the email address; `email` by default. */
    readonly emailClaim?: string;
    /** The capabilities of the provider; by default those of our own. */
    readonly capabilities?: IdentityCapabilities;
  };
  readonly endpoints: { readonly graphql: string; readonly typeset: string };
  /**
   * The languages with files below `/locales/` (BCP 47), besides English, which is part of the builds. None by default.
   */
  readonly languages?: readonly string[];
  /** The third-party services in use. None by default. */
  readonly observers?: Observers;
}

/** The capabilities of the configured provider; by default those of our own. */
export const capabilitiesOf = ({ capabilities }: RuntimeConfig['identity']): IdentityCapabilities =>
  capabilities ?? builtInCapabilities;

/** The ids of the `<script type="application/json">` elements that contain the configuration and the registry. */
export const runtimeConfigElementId = 'runtime-config';
export const registryElementId = 'registry';

/** The id of the message shown when the shell's scripts cannot be loaded; hidden until then. */
export const startFailedElementId = 'start-failed';

/**
 * The attribute of the page's root element that the page's first script sets in a browser that is too old. Its value is
 * the function that the browser lacks (supported-browsers.ts).
 */
export const missingFunctionAttribute = 'data-missing-function';

/** The paths to which an external OpenID provider redirects, and of the hidden frame that renews a session. */
export const signInCallbackPath = '/login/callback';
export const silentCallbackPath = '/login/silent';

/** The name of the BroadcastChannel on which the window that signed in at a partner passes its result to the page. */
export const partnerAnswerChannel = 'tessera.partner-answer';

/**
 * Resolves a path that the gateway's host serves, such as `/headshot` or a person's picture (`me.headshotURL`), because
 * the page that shows it may be a partner's. An absolute address is unchanged. `graphql` is the address of the gateway.
 */
export function resolveAtGateway(graphql: string, path: string): string {
  return URL.parse(path.replace(/^\/+/, ''), graphql)?.href ?? path;
}
