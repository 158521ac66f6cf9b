import { type Markup, markup } from '../../../platform/http/markup.ts';
import type { Partner } from '../../../domain/partners/partner.ts';
import type { StoredPartner } from '../../../domain/partners/stored-partner.ts';
import type { AdminTexts } from '../admin-texts.ts';
import { newPartnerPath, partnerAddress } from './paths.ts';

type ListedPartner = Pick<Partner, 'id' | 'domain' | 'name'>;

function row({ list }: AdminTexts, { id, domain, name }: ListedPartner, state: string, address?: string): Markup {
  const nameMarkup = address === undefined ? markup`${name}` : markup`<a href="${address}">${name}</a>`;
  return markup`<tr><td>${nameMarkup}</td><td data-label="${list.id}">${id}</td><td data-label="${list.domain}">${domain}</td><td data-label="${list.state}">${state}</td></tr>`;
}

/** Renders all partners: those of the database, which can be changed, and those of the settings. */
export function partnerList(
  texts: AdminTexts,
  rows: readonly StoredPartner[],
  configuredPartners: readonly Partner[],
): Markup {
  const { list } = texts;
  const lines = [
    ...rows.map(({ id, parsed, isEnabled }) =>
      parsed.ok
        ? row(texts, parsed.partner, isEnabled ? list.enabled : list.disabled, partnerAddress(id))
        : row(texts, { id, name: id, domain: '' }, list.invalid, partnerAddress(id)),
    ),
    ...configuredPartners.map((partner) => row(texts, partner, list.given)),
  ];
  const table = markup`<div class="table"><table><thead><tr><th scope="col">${list.name}</th><th scope="col">${list.id}</th><th scope="col">${list.domain}</th><th scope="col">${list.state}</th></tr></thead>
<tbody>${lines}</tbody></table></div>`;
  return markup`<div><h1>${list.title}</h1><p class="lead">${list.lead}</p></div>
<div class="row"><a class="button main" href="${newPartnerPath}">${list.add}</a></div>
${lines.length === 0 ? markup`<p>${list.none}</p>` : table}
<div class="small">${configuredPartners.length === 0 ? [] : [markup`<p>${list.givenHelp}</p>`]}<p>${list.removed}</p><p>${list.docs}</p></div>`;
}
