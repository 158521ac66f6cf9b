import type { FastifyRequest } from 'fastify';

/** A script on a page of the site, whoever has put it there, cannot read these pages or act by them unseen. */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document';

/** The fields of a form that a page of `siteOrigin` has sent, with the token that stood in it; undefined for any other. */
export function ownForm(request: FastifyRequest, siteOrigin: string, formToken: string): URLSearchParams | undefined {
  const { origin } = request.headers;
  const form = request.body instanceof URLSearchParams ? request.body : undefined;
  const isFromHere = isNavigation(request) && (origin === undefined || origin === siteOrigin);
  return isFromHere && form?.get('form') === formToken ? form : undefined;
}
