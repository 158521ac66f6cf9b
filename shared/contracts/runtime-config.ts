import type { Observers } from './observers.ts';

/** The portal whose customers sign in on this host (product.md §4 "Partner variant"). */
export interface PartnerConfig {
  /** As the gateway's `authProvider` names it. */
  readonly id: string;
  readonly domain: string;
  /** As its customers know it. */
  readonly name: string;
  /** Its OpenID provider, and our client id there. */
  readonly issuer: string;
  readonly clientId: string;
  /** Where its customers feel at home. */
  readonly portal: string;
  /** What its `/api/…` is asked under. */
  readonly api: string;
}

/** What an OpenID provider offers beyond signing in by redirect, which they all do. Pages show nothing that it lacks. */
export interface IdentityCapabilities {
  /** Our own form for address and password; without it people go to the provider's pages and come back. */
  readonly ownForms: boolean;
  readonly createAccount: boolean;
  /** Accounts without address and password, and their change into full ones. */
  readonly guests: boolean;
  readonly passwordReset: boolean;
  /** The list of browsers in which one is signed in. */
  readonly devices: boolean;
}

/** What our own provider offers. */
export const ownCapabilities: IdentityCapabilities = {
  ownForms: true,
  createAccount: true,
  guests: true,
  passwordReset: true,
  devices: true,
};

/** What can be relied on with any other provider. */
export const externalCapabilities: IdentityCapabilities = {
  ownForms: false,
  createAccount: false,
  guests: false,
  passwordReset: false,
  devices: false,
};

/** What the server tells the shell, as JSON in the page itself: one build serves every place and both variants. */
export interface RuntimeConfig {
  /** `partner` on a `myresume.` host (product.md §4). */
  readonly variant: 'own' | 'partner';
  /** Missing where no registered portal belongs to the host. */
  readonly partner?: PartnerConfig;
  readonly identity: {
    readonly authority: string;
    readonly clientId: string;
    readonly scope: string;
    /** The claim of ID tokens that holds the address. Missing: `email`. */
    readonly emailClaim?: string;
    /** Missing: everything that our own provider offers. */
    readonly capabilities?: IdentityCapabilities;
  };
  readonly endpoints: { readonly graphql: string; readonly typeset: string };
  /** Languages with files below `/locales/`, BCP 47; English is in the builds. Missing: none. */
  readonly languages?: readonly string[];
  /** Missing: nobody outside is told of anything. */
  readonly observers?: Observers;
}

export const capabilitiesOf = ({ capabilities }: RuntimeConfig['identity']): IdentityCapabilities =>
  capabilities ?? ownCapabilities;

/** Ids of the `<script type="application/json">` elements that carry the two documents. */
export const runtimeConfigElementId = 'runtime-config';
export const registryElementId = 'registry';

/** Id of the words that are shown when the shell's own scripts cannot be fetched; hidden until then. */
export const startFailedElementId = 'start-failed';

/** Where an OpenID provider elsewhere sends people back to, and the hidden frame in which a session is renewed. */
export const signInCallbackPath = '/login/callback';
export const silentCallbackPath = '/login/silent';

/** Name of the BroadcastChannel on which the window that signed in at a partner's hands its answer to the page. */
export const partnerAnswerChannel = 'tessera.partner-answer';
