import type { FastifyReply } from 'fastify';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Sets the headers of an HTML page of the site. `policy` is its Content-Security-Policy. */
export function setPageHeaders(reply: FastifyReply, policy: string): FastifyReply {
  return reply.headers({ ...always, 'content-security-policy': policy }).type('text/html; charset=utf-8');
}

/** Tells browsers to use https for a year. It is only for a site that is served over https. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const;
