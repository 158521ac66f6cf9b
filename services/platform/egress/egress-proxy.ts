import { hasHost, type HostList, noHosts, readHostList } from './host-list.ts';

/** The proxy through which requests leave the operator's network. It is plain data. */
export interface EgressProxy {
  /** `http://user:password@proxy.example:3128`, or https. The password is a secret. */
  readonly url: string;
  /** The hosts that are reached without it. */
  readonly except: HostList;
}

/** The proxy's name in messages, without its password. */
export const proxyName = ({ url }: EgressProxy): string => new URL(url).host;

/** Hosts on this machine, which a proxy elsewhere cannot reach. */
const thisMachine: HostList = { names: ['localhost'], networks: ['127.0.0.0/8', '::1/128'] };

/** Returns whether a host is reached without the proxy. */
export const isDirect = ({ except }: EgressProxy, host: string): boolean => {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return hasHost(thisMachine, bare) || hasHost(except, bare);
};

export interface EgressProxyReading {
  /** Undefined means that requests leave directly. */
  readonly proxy: EgressProxy | undefined;
  readonly problems: readonly string[];
}

/** Reads `EGRESS_PROXY` and `EGRESS_PROXY_EXCEPT`. `text` returns a setting, or `''` if it is not set. */
export function readEgressProxy(text: (name: string) => string): EgressProxyReading {
  const value = text('EGRESS_PROXY');
  const { hosts, problems: wrong } = readHostList(text('EGRESS_PROXY_EXCEPT'));
  const problems = wrong.map(
    (entry) => `EGRESS_PROXY_EXCEPT must list names, addresses, or networks such as 10.0.0.0/8, not "${entry}".`,
  );
  if (value === '') return { proxy: undefined, problems };
  const url = URL.parse(value);
  const isProxy = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  // The value is not repeated, because it may contain a password.
  if (!isProxy)
    return {
      proxy: undefined,
      problems: [...problems, 'EGRESS_PROXY must be a URL such as http://proxy.example:3128.'],
    };
  return { proxy: { url: url.href, except: problems.length > 0 ? noHosts : hosts }, problems };
}
