import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminPath } from '../../../domain/oauth-clients/web-client.ts';

/** The cookies of a session, of a sign-in that is at the provider, and of one that has returned and awaits its code. */
export type AdminCookie = 'tessera_operator' | 'tessera_operator_begun' | 'tessera_operator_code';

/** Reads one of the cookies of the operators' pages. */
export function readCookie({ headers }: FastifyRequest, name: AdminCookie): string | undefined {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
}

export interface CookieJar {
  set(reply: FastifyReply, name: AdminCookie, value: string): void;
  clear(reply: FastifyReply, name: AdminCookie): void;
}

/**
 * Creates the cookies for these pages only, which links and forms of other sites do not send. They end with the browser
 * session at the latest.
 */
export function createCookieJar(siteOrigin: string): CookieJar {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const add = (reply: FastifyReply, text: string): void =>
    void reply.header('set-cookie', `${text}; Path=${adminPath}; HttpOnly; SameSite=Strict${secure}`);
  return {
    set: (reply, name, value) => add(reply, `${name}=${value}`),
    clear: (reply, name) => add(reply, `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  };
}
