import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is a navigation. A script on a page of the site, whatever its source, must not be able to read
 * these pages or act through them unseen.
 */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document';

/**
 * Reads the fields of a form that a page of `siteOrigin` has sent with its token. Returns undefined for any other form.
 */
export function ownForm(request: FastifyRequest, siteOrigin: string, formToken: string): URLSearchParams | undefined {
  const { origin } = request.headers;
  const form = request.body instanceof URLSearchParams ? request.body : undefined;
  const isFromHere = isNavigation(request) && (origin === undefined || origin === siteOrigin);
  return isFromHere && form?.get('form') === formToken ? form : undefined;
}
