import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { Socket } from 'node:net';
import { type EgressProxy, proxyName } from './egress-proxy.ts';

/** Thrown when the proxy does not connect a request with its target. The message names the proxy. */
export class EgressProxyError extends Error {
  override name = 'EgressProxyError';
}

function reasonFor(status: number): string {
  if (status === 407) return 'requires another user and password (407)';
  if (status === 403) return 'does not allow it (403)';
  return `answered with status ${status}`;
}

/**
 * Connects with a target, a name or an address with a port, through the proxy. Rejects with an `EgressProxyError`.
 * The connection is as if it were direct: what is sent is not changed by the proxy.
 */
export function openTunnel(proxy: EgressProxy, target: string, timeoutMs: number): Promise<Socket> {
  const { protocol, hostname, port, username, password } = new URL(proxy.url);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const failed = (reason: string): EgressProxyError =>
    new EgressProxyError(`The proxy ${proxyName(proxy)} (EGRESS_PROXY) could not connect to ${target}: it ${reason}.`);
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? requestByHttps : requestByHttp)({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
      method: 'CONNECT',
      path: target,
      agent: false,
      timeout: timeoutMs,
      headers: {
        host: target,
        ...(username !== '' && { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
      },
    });
    request.once('connect', ({ statusCode = 0 }, socket: Socket, head) => {
      if (statusCode < 200 || statusCode > 299) {
        socket.destroy();
        reject(failed(reasonFor(statusCode)));
        return;
      }
      socket.setTimeout(0);
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    request.once('timeout', () => request.destroy(failed('did not answer in time')));
    request.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error instanceof EgressProxyError ? error : failed(`could not be reached (${error.code ?? error.message})`),
      ),
    );
    request.end();
  });
}
