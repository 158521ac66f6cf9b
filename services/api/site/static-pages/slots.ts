import { escapeHtml, inlineJson } from '../../../platform/http/markup.ts';
import type { SiteOperator } from '../../../config/read-operator.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * What a page made at build does not know yet. Each stands in the page's source as it is written here, and is filled when
 * the server starts. An origin of the reserved `.invalid` can be nobody's.
 */
export const slots = {
  origin: 'https://site.invalid',
  /** JSON for the page's script, in an element of data. */
  settings: '"[site settings]"',
  /** HTML: who runs this site, and where they are reached. */
  operator: '[site operator]',
  contact: '[site contact]',
  /** Of the frame alone. */
  title: '[page title]',
  head: '<meta name="page-head">',
  content: '<div id="page-content"></div>',
} as const;

export interface SlotValues {
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly operator: SiteOperator;
  /** Said where the operator has not given a name or an address; plain text. */
  readonly unnamed: { readonly operator: string; readonly contact: string };
}

const contactOf = ({ operator: { email }, unnamed }: SlotValues): string =>
  email === undefined
    ? escapeHtml(unnamed.contact)
    : `<a href="mailto:${escapeHtml(encodeURI(email))}">${escapeHtml(email)}</a>`;

/** A page's source with everything in it that the site is known by. */
export function fillSlots(source: string, values: SlotValues): string {
  const { origin, settings, operator, unnamed } = values;
  return source
    .replaceAll(slots.origin, origin)
    .replaceAll(slots.settings, () => inlineJson(settings).source)
    .replaceAll(slots.operator, () => escapeHtml(operator.name ?? unnamed.operator))
    .replaceAll(slots.contact, () => contactOf(values));
}
