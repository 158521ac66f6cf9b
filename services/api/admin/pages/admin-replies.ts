import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { RecordActivity } from '../../../domain/activities/activities.ts';
import type { CountSignIn } from '../../../domain/identity-accounts/sign-in-decisions.ts';
import { adminPath } from '../../../domain/oauth-clients/web-client.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { type Markup, markup } from '../../../platform/http/markup.ts';
import { sendCompressed } from '../../../platform/http/compressed-reply.ts';
import { publicPageMaker } from '../../../platform/pages/public-page.ts';
import { setPageHeaders } from '../../../platform/http/security-headers.ts';
import { readShellAssets } from '../../../platform/http/shell-assets.ts';
import { type AdminTexts, adminTextsIn } from '../admin-texts.ts';
import { readCookie } from '../session/cookies.ts';
import { findOperator, type Operator } from '../session/operator-sessions.ts';
import { adminFrame, type AdminSection } from './admin-frame.ts';
import { isNavigation, ownForm } from './own-requests.ts';
import { adminStyles } from './styles.ts';
import type { PartnerContext } from '../../../domain/partners/registered-partners.ts';
import type { OperatorSignInOptions } from '../session/operator-sign-in.ts';

/** A request of a signed-in operator, with the texts of their language. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly operator: Operator;
  readonly texts: AdminTexts;
  /** The language (BCP 47). */
  readonly language: string;
}

export interface AdminPage {
  readonly title: string;
  readonly section?: AdminSection;
  readonly content: Markup;
}

/** The answers of the operators' pages. */
export interface AdminReplies {
  /** Returns the texts for the language of a request. */
  readonly textsFor: (request: FastifyRequest) => AdminTexts;
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: AdminPage,
    operator?: Operator,
  ) => Promise<FastifyReply>;
  /** Reads the operator's session. Resolves to undefined if the request has none. */
  readonly visitOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Visit | undefined>;
  /** Redirects requests without a session to the sign-in page. */
  readonly signedIn: (
    show: (visit: Visit) => Promise<FastifyReply>,
  ) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /**
   * Like `signedIn`, for a form and its parameters. A form that was not sent from a page of this session changes
   * nothing.
   */
  readonly submitted: (
    change: (visit: Visit, form: URLSearchParams) => Promise<FastifyReply>,
  ) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers that a form was not sent from a page of this session. */
  readonly refuseForm: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers the same for a page that does not exist and for one that the operator may not see. */
  readonly missing: (visit: Visit) => Promise<FastifyReply>;
}

export interface AdminRepliesOptions {
  readonly database: Database;
  /** The folder of the build, because pages use the shell's fonts. */
  readonly build: string;
  /** The site's origin without a trailing slash. */
  readonly siteOrigin: string;
}

/** Creates the answers of the operators' pages. */
export function createAdminReplies({ database, build, siteOrigin }: AdminRepliesOptions): AdminReplies {
  const makePage = publicPageMaker(readShellAssets(path.join(build, 'shell')), adminStyles);
  const languageOf = ({ headers }: FastifyRequest): string => textsLanguageOf(headers);
  const textsFor = (request: FastifyRequest): AdminTexts => adminTextsIn(languageOf(request));

  const send: AdminReplies['send'] = (request, reply, { title, section, content }, operator) => {
    const texts = textsFor(request);
    const { body, policy } = makePage({
      language: languageOf(request),
      title: `${title} · ${interpolate(texts.pages.title)}`,
      content: adminFrame({ texts, section, operator, content }),
    });
    setPageHeaders(reply, policy).headers({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    return sendCompressed(request, reply, body);
  };

  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    [title, text]: readonly [string, string],
    operator?: Operator,
  ): Promise<FastifyReply> => {
    const { refused } = textsFor(request);
    const content = markup`<div><h1>${title}</h1><p class="lead">${text}</p></div>
<div class="row"><a class="button plain" href="${adminPath}">${refused.toStart}</a></div>`;
    return send(request, reply, { title, content }, operator);
  };
  const refuseForm = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { refused } = textsFor(request);
    return refuse(request, reply.code(403), [refused.formTitle, refused.form]);
  };

  const visitOf: AdminReplies['visitOf'] = async (request, reply) => {
    const token = readCookie(request, 'tessera_operator');
    const operator = token === undefined ? undefined : await findOperator(database, token);
    return operator && { request, reply, operator, texts: textsFor(request), language: languageOf(request) };
  };

  return {
    textsFor,
    send,
    visitOf,
    signedIn: (show) => async (request, reply) => {
      if (!isNavigation(request)) return refuseForm(request, reply);
      const visit = await visitOf(request, reply);
      return visit ? show(visit) : reply.redirect(adminPath, 303);
    },
    submitted: (change) => async (request, reply) => {
      const visit = await visitOf(request, reply);
      const form = visit && ownForm(request, siteOrigin, visit.operator.formToken);
      if (!visit || !form) return refuseForm(request, reply);
      return change(visit, form);
    },
    refuseForm,
    missing: ({ request, reply, texts, operator }) =>
      refuse(request, reply.code(404), [texts.refused.missingTitle, texts.refused.missing], operator),
  };
}
export interface AdminPagesOptions extends AdminRepliesOptions, OperatorSignInOptions {
  /** The rules for partners, and the partners that are not in the database. */
  readonly setting: PartnerContext;
  /**
   * The secrets that seal second factors, which are those of the identity provider's keys. The first one seals, all of
   * them open.
   */
  readonly secrets: readonly string[];
  /** The current time in milliseconds since 1970, which decides which codes are valid. */
  readonly now?: () => number;
  /** Called after a change, so that this process sees it without delay. */
  readonly onPartnersChanged: () => void;
  /** Counts rejected codes, for the metrics. */
  readonly recordActivity?: RecordActivity;
  /** Counts what was decided about codes, for the metrics. */
  readonly countSignIn?: CountSignIn;
}
