import type { TokenStore } from './token-store.ts';

/** The user of a token, as the OpenID client represents it; its own `User` is one. */
export interface TokenUser {
  readonly profile: Readonly<Record<string, unknown>> & { readonly sub: string };
  readonly expired: boolean | undefined;
}

interface Listeners<Told extends readonly unknown[]> {
  readonly add: (listener: (...told: Told) => void) => () => void;
  readonly remove: (listener: (...told: Told) => void) => void;
  readonly tell: (...told: Told) => void;
}

function listeners<Told extends readonly unknown[]>(): Listeners<Told> {
  const all = new Set<(...told: Told) => void>();
  const remove = (listener: (...told: Told) => void): void => void all.delete(listener);
  return {
    add(listener) {
      all.add(listener);
      return () => remove(listener);
    },
    remove,
    tell: (...told) => {
      for (const listener of [...all]) listener(...told);
    },
  };
}

/**
 * Represents the user of the stored token with the interface of oidc-client-ts' UserManager, which is what
 * react-oidc-context expects. The library itself loads when a user signs in or a token is renewed
 * (load-oidc-client.ts), and its events are then passed on here.
 */
export class StoredUserManager {
  readonly #tokens: TokenStore;
  readonly #loaded = listeners<[TokenUser]>();
  readonly #unloaded = listeners<[]>();
  // The provider's session is not monitored and renewals are our own, so these events never occur.
  readonly #never = listeners<[]>();
  readonly settings = {};

  readonly events = {
    addUserLoaded: this.#loaded.add,
    removeUserLoaded: this.#loaded.remove,
    addUserUnloaded: this.#unloaded.add,
    removeUserUnloaded: this.#unloaded.remove,
    addUserSignedOut: this.#never.add,
    removeUserSignedOut: this.#never.remove,
    addSilentRenewError: this.#never.add,
    removeSilentRenewError: this.#never.remove,
  };

  constructor(tokens: TokenStore) {
    this.#tokens = tokens;
  }

  /** Reports a new token. */
  readonly load = (person: TokenUser): void => this.#loaded.tell(person);

  /** Reports that the user is signed out. */
  readonly unload = (): void => this.#unloaded.tell();

  readonly getUser = (): Promise<TokenUser | null> => Promise.resolve(this.#stored());

  /** Reports what is stored now, possibly by another tab. */
  loadStored(): void {
    const person = this.#stored();
    if (person !== null) this.load(person);
  }

  async removeUser(): Promise<void> {
    await this.#tokens.remove();
    this.unload();
  }

  #stored(): TokenUser | null {
    const { claims } = this.#tokens;
    return claims ? { profile: claims.all, expired: this.#tokens.remaining() <= 0 } : null;
  }
}
