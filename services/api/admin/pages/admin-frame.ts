import { adminPath } from '../../../domain/oauth-clients/web-client.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { type Markup, markup } from '../../../platform/http/markup.ts';
import type { AdminTexts } from '../admin-texts.ts';
import type { Operator } from '../session/operator-sessions.ts';
import { auditPath, partnerAddress, partnersPath, signOutPath } from './paths.ts';

/** The section of the navigation to which a page belongs. */
export type AdminSection = 'partners' | 'audit';

interface FrameParts {
  readonly texts: AdminTexts;
  readonly section: AdminSection | undefined;
  readonly operator: Operator | undefined;
  readonly content: Markup;
}

/** The hidden field that every form needs to change anything. */
export const formField = ({ formToken }: Pick<Operator, 'formToken'>): Markup =>
  markup`<input type="hidden" name="form" value="${formToken}">`;

const entry = (address: string, label: string, isCurrent: boolean): Markup =>
  markup`<a href="${address}"${isCurrent ? [markup` aria-current="page"`] : []}>${label}</a>`;

function navigation({ pages }: AdminTexts, { partnerId }: Operator, section: AdminSection | undefined): Markup {
  const partners = partnerId === null ? partnersPath : partnerAddress(partnerId);
  return markup`<nav aria-label="${pages.navigation}">${entry(partners, partnerId === null ? pages.partners : pages.partner, section === 'partners')}${entry(auditPath, pages.audit, section === 'audit')}</nav>`;
}

const operatorMarkup = (
  { pages }: AdminTexts,
  operator: Operator,
): Markup => markup`<div class="who"><span>${interpolate(pages.signedInAs, {
  email: operator.email ?? operator.identityId,
})}</span>
<form method="post" action="${signOutPath}">${formField(operator)}<button class="button plain small-button" type="submit">${pages.signOut}</button></form></div>`;

/** Renders the body of a page for operators. */
export const adminFrame = ({ texts, section, operator, content }: FrameParts): Markup => markup`<body>
<a class="skip" href="#content">${texts.pages.skip}</a>
<header class="top"><div><a href="${adminPath}"><strong>${interpolate(texts.pages.brand)}</strong> ${texts.pages.area}</a>
${operator ? [navigation(texts, operator, section), operatorMarkup(texts, operator)] : []}</div></header>
<main class="admin" id="content" tabindex="-1">${content}</main>
</body>`;
