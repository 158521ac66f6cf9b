/**
 * Prints what is at the URLs that are its arguments, through the proxy of `EGRESS_PROXY`. Every name has the address
 * `93.184.216.34`. It is a process of its own, because Node reads trusted certificates from `NODE_EXTRA_CA_CERTS` once.
 */
import type { LookupAddress } from 'node:dns';
import { fetchPage } from '../../public-fetch/fetch-page.ts';
import { type Guard, publicInternet } from '../../public-fetch/fetch-public.ts';
import { setEgressProxy } from '../connect.ts';
import { readEgressProxy } from '../egress-proxy.ts';

setEgressProxy(readEgressProxy((name) => process.env[name] ?? '').proxy);
const lookUp = ((_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
  done(null, [{ address: '93.184.216.34', family: 4 }])) as unknown as Guard['lookUp'];
for (const url of process.argv.slice(2)) {
  const page = await fetchPage(url, { guard: { ...publicInternet, lookUp }, timeoutMs: 5_000, maxBytes: 100_000 });
  console.log(page.ok ? page.html : page.problem);
}
