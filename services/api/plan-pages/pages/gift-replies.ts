import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { PlanOrderRow } from '../../../platform/database/schema/index.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { sendCompressed } from '../../../platform/http/compressed-reply.ts';
import { setPageHeaders } from '../../../platform/http/security-headers.ts';
import type { FramedParts } from '../../site/static-pages/framed-page.ts';
import { openStaticSite } from '../../site/static-pages/open-static-site.ts';
import { confirmationAddress, upgradePath } from '../../../domain/plans/paths.ts';
import type { Plans } from '../../../domain/plans/plans.ts';
import { noOrderPage } from './confirmation.ts';

export interface GiftPagesOptions {
  readonly database: Database;
  readonly plans: Plans;
  /** The folder of the build, because pages use the frame of the public pages. */
  readonly build: string;
  /** The site's origin without a trailing slash. */
  readonly origin: string;
}

/** A request about one order, which its address identifies. */
export interface OfOrder {
  readonly Querystring: { readonly order?: string | readonly string[]; readonly 'given-up'?: string };
}

type OrderHandler = (request: FastifyRequest<OfOrder>, reply: FastifyReply, order: PlanOrderRow) => unknown;

/** The answers of the gift pages. */
export interface GiftReplies {
  readonly send: (request: FastifyRequest, reply: FastifyReply, parts: FramedParts) => Promise<FastifyReply>;
  /** Finds the order, or answers that there is none. */
  readonly withOrder: (show: OrderHandler) => (request: FastifyRequest<OfOrder>, reply: FastifyReply) => unknown;
  /** Returns where an order is shown: gifts on their page, the buyer's own plan in the app. */
  readonly placeOf: (order: PlanOrderRow) => string;
}

/** Returns the parameters of a submitted form, which are empty for any other body. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Creates the answers of the gift pages. */
export function createGiftReplies({ plans, build, origin }: GiftPagesOptions): GiftReplies {
  const { payments } = plans;
  const forms = payments.origin === undefined ? [] : [payments.origin];
  const { frame } = openStaticSite({ build, origin, forms });

  const send: GiftReplies['send'] = (request, reply, parts) => {
    const { body, policy } = frame(parts);
    const isSecret = parts.address === undefined;
    setPageHeaders(reply, policy).headers({
      'cache-control': 'private, no-store',
      // The address is all that is needed to see an order, so no other site may learn it.
      ...(isSecret && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
    });
    return sendCompressed(request, reply, body);
  };

  return {
    send,
    withOrder: (show) => async (request, reply) => {
      const { order: reference } = request.query;
      const order = typeof reference === 'string' ? await plans.findOrder(reference) : undefined;
      return order
        ? show(request, reply, order)
        : send(request, reply.code(404), noOrderPage(textsLanguageOf(request.headers)));
    },
    placeOf: ({ kind, reference }) =>
      kind === 'own' ? `${origin}${upgradePath}?bought=1` : confirmationAddress(origin, reference),
  };
}
