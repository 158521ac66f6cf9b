import { escapeHtml, inlineJson } from '../../../platform/http/markup.ts';
import type { SiteOperator } from '../../../config/read-operator.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Placeholders for what a page does not know at build. Each occurs literally in the page's source and is filled when
 * the server starts. No real site can have an origin of the reserved `.invalid`.
 */
export const slots = {
  origin: 'https://site.invalid',
  /** JSON for the page's script, in a data element. */
  settings: '"[site settings]"',
  /** HTML: who runs this site, and how to reach them. */
  operator: '[site operator]',
  contact: '[site contact]',
  /** Used only in the frame. */
  title: '[page title]',
  head: '<meta name="page-head">',
  content: '<div id="page-content"></div>',
} as const;

export interface SlotValues {
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly operator: SiteOperator;
  /** Plain text shown where the operator has not given a name or an address. */
  readonly unnamed: { readonly operator: string; readonly contact: string };
}

const contactOf = ({ operator: { email }, unnamed }: SlotValues): string =>
  email === undefined
    ? escapeHtml(unnamed.contact)
    : `<a href="mailto:${escapeHtml(encodeURI(email))}">${escapeHtml(email)}</a>`;

/** Fills the placeholders of a page's source with the values of the site. */
export function fillSlots(source: string, values: SlotValues): string {
  const { origin, settings, operator, unnamed } = values;
  return source
    .replaceAll(slots.origin, origin)
    .replaceAll(slots.settings, () => inlineJson(settings).source)
    .replaceAll(slots.operator, () => escapeHtml(operator.name ?? unnamed.operator))
    .replaceAll(slots.contact, () => contactOf(values));
}
