import { interpolate } from '../../../platform/i18n/translator.ts';
import { type Markup, markup } from '../../../platform/http/markup.ts';
import { knownAlgorithms } from '../../../domain/partners/partner.ts';
import type { AdminTexts } from '../admin-texts.ts';
import type { Operator } from '../session/operator-sessions.ts';
import { formField } from './admin-frame.ts';
import { field } from './field.ts';
import { type PartnerField, type PartnerFieldProblems, type PartnerValues, severalLines } from './partner-fields.ts';

export interface PartnerFormState {
  readonly texts: AdminTexts;
  readonly operator: Operator;
  /** The address to which the form is sent. */
  readonly address: string;
  readonly fields: readonly PartnerField[];
  readonly values: PartnerValues;
  readonly problems: PartnerFieldProblems;
  /** The version of the record that the form changes. */
  readonly version?: number;
  readonly submit: string;
}

const optional: readonly PartnerField[] = ['channel', 'pins'];

function fieldOf({ texts, values, problems, fields }: PartnerFormState, name: PartnerField): Markup {
  const { label, help } = texts.form.fields[name];
  const problem = problems[name];
  const firstWrong = fields.find((each) => problems[each] !== undefined);
  const isOptional = optional.includes(name);
  const attributesOfInput = markup` autocomplete="off" spellcheck="false"${isOptional ? [] : [markup` required`]}`;
  return field({
    id: name,
    label,
    ...(isOptional && { remark: texts.form.optional }),
    help: interpolate(help, { known: knownAlgorithms.join(', ') }),
    problem,
    isFirst: firstWrong === name,
    control: (attributes) =>
      severalLines.includes(name)
        ? markup`<textarea rows="3"${attributes}${attributesOfInput}>${values[name]}</textarea>`
        : markup`<input type="text" value="${values[name]}"${attributes}${attributesOfInput}>`,
  });
}

/** Renders the form that adds or changes a partner. */
export const partnerForm = (state: PartnerFormState): Markup => markup`<form class="fields" method="post" action="${
  state.address
}" novalidate>${formField(state.operator)}
${state.version === undefined ? [] : [markup`<input type="hidden" name="version" value="${state.version}">`]}
${state.fields.map((name) => fieldOf(state, name))}
<div class="row"><button class="button main" type="submit">${state.submit}</button></div></form>`;

/** Renders the values of a partner that are visible but cannot be changed. */
export const partnerFacts = (texts: AdminTexts, values: PartnerValues, fields: readonly PartnerField[]): Markup =>
  markup`<dl class="facts">${fields
    .filter((name) => values[name] !== '')
    .map((name) => markup`<div><dt>${texts.form.fields[name].label}</dt><dd>${values[name]}</dd></div>`)}</dl>`;

/** Renders a message about a result, visually and for screen readers. */
export const notice = (text: string | undefined, isBad = false): readonly Markup[] =>
  text === undefined
    ? []
    : [markup`<p class="${isBad ? 'note bad' : 'note'}" role="${isBad ? 'alert' : 'status'}">${text}</p>`];
