import type { TokenStore } from './token-store.ts';

/** Who a token is about, as the OpenID client tells it; its own `User` is one. */
export interface Person {
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
 * Who is there by the token that is stored, told as oidc-client-ts' UserManager tells it: react-oidc-context takes it for
 * one. The library itself is fetched when somebody signs in or a token is to be renewed (load-oidc-client.ts), and what it
 * then has to tell goes through here.
 */
export class StoredPerson {
  readonly #tokens: TokenStore;
  readonly #loaded = listeners<[Person]>();
  readonly #unloaded = listeners<[]>();
  // The provider is not watched, and renewals are ours: nobody tells these.
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

  /** A token has come. */
  readonly load = (person: Person): void => this.#loaded.tell(person);

  /** The person has gone. */
  readonly unload = (): void => this.#unloaded.tell();

  readonly getUser = (): Promise<Person | null> => Promise.resolve(this.#stored());

  /** Tells of what is stored now, which another tab may have put there. */
  loadStored(): void {
    const person = this.#stored();
    if (person !== null) this.load(person);
  }

  async removeUser(): Promise<void> {
    await this.#tokens.remove();
    this.unload();
  }

  #stored(): Person | null {
    const { claims } = this.#tokens;
    return claims ? { profile: claims.all, expired: this.#tokens.remaining() <= 0 } : null;
  }
}
