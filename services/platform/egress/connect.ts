import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, setGlobalDispatcher } from 'undici';
import { type EgressProxy, isDirect } from './egress-proxy.ts';
import { openTunnel } from './tunnel.ts';

let proxyInUse: EgressProxy | undefined;

/** Returns the proxy through which this process sends requests to a host. Undefined means directly. */
export const proxyFor = (host: string): EgressProxy | undefined =>
  proxyInUse === undefined || isDirect(proxyInUse, host) ? undefined : proxyInUse;

/** Milliseconds for connecting with a host, through the proxy or directly. */
const connectTimeoutMs = 10_000;

export interface ConnectorOptions {
  /** Resolves names. With it, the proxy gets the address that was found, and without it the name. */
  readonly lookup?: LookupFunction;
  readonly timeoutMs?: number;
}

/** Resolves a name to the address that the proxy shall connect to, preferably of IPv4, which each proxy has. */
function resolveBy(lookup: LookupFunction, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
      if (error) reject(error);
      else if (address === undefined) reject(new Error(`${name} has no address.`));
      else resolve(address);
    });
  });
}

/** Creates the function by which undici opens connections: through the proxy, if one is in use for the host. */
export function createConnector({
  lookup,
  timeoutMs = connectTimeoutMs,
}: ConnectorOptions = {}): buildConnector.connector {
  const direct = buildConnector({ timeout: timeoutMs, ...(lookup && { lookup }) });
  return (options, callback) => {
    const { hostname, protocol } = options;
    const proxy = proxyFor(hostname);
    if (proxy === undefined) {
      direct(options, callback);
      return;
    }
    const isSecure = protocol === 'https:';
    const port = options.port || (isSecure ? '443' : '80');
    const open = async () => {
      const bare = hostname.replace(/^\[(.*)\]$/, '$1');
      const host = lookup === undefined || isIP(bare) !== 0 ? bare : await resolveBy(lookup, bare);
      return openTunnel(proxy, `${isIP(host) === 6 ? `[${host}]` : host}:${port}`, timeoutMs);
    };
    open().then(
      (socket) => {
        // The certificate is checked against the name, whatever address the proxy was given.
        if (isSecure) direct({ ...options, httpSocket: socket }, callback);
        else callback(null, socket);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

/**
 * Sends all requests of this process through the proxy from now on: those of `fetch`, and those that `createConnector`
 * and `createAgent` connect.
 */
export function setEgressProxy(proxy: EgressProxy | undefined): void {
  if (proxy === undefined && proxyInUse === undefined) return;
  proxyInUse = proxy;
  setGlobalDispatcher(new Agent({ connect: createConnector() }));
}
