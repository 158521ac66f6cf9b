interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const covers = (path: string, requested: string): boolean =>
  requested === path || requested.startsWith(path.endsWith('/') ? path : `${path}/`);

function parse(header: string): Cookie & { readonly isExpired: boolean } {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attribute = (key: string): string | undefined =>
    attributes.find((part) => part.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const expires = attribute('expires');
  const isExpired = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
  return { name, value: value.join('='), path: attribute('path') ?? '/', isExpired };
}

/**
 * The cookies of one sign-in at one origin, kept only as long as it lasts. The provider binds its interaction cookie to
 * the path of the interaction, so paths are honoured; domains are not, as there is one.
 */
export class CookieJar {
  #cookies: readonly Cookie[] = [];

  store(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const { isExpired, ...cookie } = parse(header);
      const others = this.#cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      this.#cookies = isExpired ? others : [...others, cookie];
    }
  }

  /** Value of the `cookie` header for an address. */
  headerFor(address: URL): string {
    return this.#cookies
      .filter(({ path }) => covers(path, address.pathname))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
}
