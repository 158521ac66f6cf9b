import type { PartnerRow } from '../../../platform/database/schema/index.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { type Markup, markup } from '../../../platform/http/markup.ts';
import type { StoredPartner } from '../../../domain/partners/stored-partner.ts';
import type { AdminTexts } from '../admin-texts.ts';
import { formField } from './admin-frame.ts';
import type { Visit } from './admin-replies.ts';
import {
  changeableFields,
  ownFields,
  type PartnerFieldProblems,
  type PartnerValues,
  partnerFields,
  problemsOf,
  valuesOf,
} from './partner-fields.ts';
import { notice, partnerFacts, partnerForm } from './partner-form.ts';
import { auditPath, partnerAddress } from './paths.ts';

/** The message at the top of a page about the last action. */
export interface PageMessage {
  readonly text: string;
  readonly isBad?: boolean;
}

export interface PartnerPageParts {
  readonly row: StoredPartner;
  readonly message?: PageMessage | undefined;
  /** The values that were submitted and could not be saved. */
  readonly sent?: { readonly values: PartnerValues; readonly problems: PartnerFieldProblems } | undefined;
}

/** Returns the fields that the operator may change. */
export const fieldsFor = ({ operator }: Visit) => (operator.partnerId === null ? changeableFields : ownFields);

const button = ({ operator }: Visit, address: string, label: string, fields: Markup = markup``): Markup =>
  markup`<form method="post" action="${address}">${formField(operator)}${fields}<button class="button plain" type="submit">${label}</button></form>`;

function stateSection(visit: Visit, { id, isEnabled }: PartnerRow): Markup {
  const { form } = visit.texts;
  const change = button(
    visit,
    `${partnerAddress(id)}/state`,
    isEnabled ? form.disable : form.enable,
    markup`<input type="hidden" name="enabled" value="${isEnabled ? 'no' : 'yes'}">`,
  );
  return markup`<section><h2>${form.stateTitle}</h2><p>${isEnabled ? form.isEnabled : form.isDisabled}</p>
<div class="row">${visit.operator.partnerId === null ? [change] : []}</div></section>`;
}

const changedAt = ({ form }: AdminTexts, language: string, { updatedAt }: PartnerRow): string =>
  interpolate(form.changedAt, {
    time: datesIn(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(updatedAt),
  });

/** Renders one partner, with every action that the operator may take. */
export function partnerPage(visit: Visit, { row, message, sent }: PartnerPageParts): Markup {
  const { texts, operator, language } = visit;
  const { form } = texts;
  const { parsed } = row;
  const values = valuesOf(row.record);
  const fields = fieldsFor(visit);
  const readOnlyFields = partnerFields.filter((field) => !fields.includes(field));
  const address = partnerAddress(row.id);
  const problems = sent?.problems ?? (parsed.ok ? {} : problemsOf(parsed.problems, texts));
  const state = { values: sent?.values ?? values, problems, version: row.version };
  return markup`<div><h1>${values.name}</h1><p class="small">${changedAt(texts, language, row)} UTC · <a href="${auditPath}?partner=${row.id}">${form.history}</a></p></div>
${parsed.ok ? [] : notice(form.invalid, true)}${notice(message?.text, message?.isBad)}
${partnerFacts(texts, values, readOnlyFields)}
<section><h2>${form.settings}</h2>${partnerForm({ texts, operator, address, fields, ...state, submit: form.save })}</section>
<section><h2>${form.checkTitle}</h2><p class="help">${form.checkHelp}</p><div class="row">${button(visit, `${address}/check`, form.check)}</div></section>
${stateSection(visit, row)}`;
}
