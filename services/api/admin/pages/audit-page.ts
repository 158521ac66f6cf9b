import type { AuditEntry } from '../../../platform/database/schema/index.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { type Markup, markup } from '../../../platform/http/markup.ts';
import type { AdminTexts } from '../admin-texts.ts';
import { auditPath } from './paths.ts';

export interface AuditPageParts {
  readonly entries: readonly AuditEntry[];
  /** Returns the actor's name, in a form that the reader may see. */
  readonly nameOf: (actor: string) => string;
  /** The search text. */
  readonly text: string;
  /** The partner that the entries are about. Undefined shows all entries. */
  readonly partner: string | undefined;
  readonly hasOlder: boolean;
  readonly isFirst: boolean;
}

/** Formats a time to the minute and in one time zone, so that entries of all machines can be compared. */
const timeText = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

const outcomeText = ({ audit }: AdminTexts, outcome: string): string =>
  outcome === 'done' || outcome === 'failed' ? audit.outcomes[outcome] : outcome;

function detailLines({ audit }: AdminTexts, { details }: AuditEntry): readonly Markup[] {
  const { members, why } = details;
  const names = Array.isArray(members) ? members.filter((each) => typeof each === 'string') : [];
  return [
    ...(names.length > 0
      ? [markup`<p class="small">${interpolate(audit.members, { members: names.join(', ') })}</p>`]
      : []),
    ...(typeof why === 'string' ? [markup`<p class="small">${why}</p>`] : []),
  ];
}

function line(texts: AdminTexts, { nameOf }: AuditPageParts, entry: AuditEntry): Markup {
  const { audit } = texts;
  const { at, actor, action, target, outcome } = entry;
  return markup`<tr><td class="time"><time datetime="${at.toISOString()}">${timeText(at)}</time></td><td data-label="${audit.who}">${nameOf(actor)}</td><td data-label="${audit.what}">${action}${detailLines(texts, entry)}</td><td data-label="${audit.target}">${target}</td><td data-label="${audit.outcome}">${outcomeText(texts, outcome)}</td></tr>`;
}

const addressOf = (parts: AuditPageParts, before?: string): string => {
  const query = new URLSearchParams({
    ...(parts.text !== '' && { text: parts.text }),
    ...(parts.partner !== undefined && { partner: parts.partner }),
    ...(before !== undefined && { before }),
  }).toString();
  return query === '' ? auditPath : `${auditPath}?${query}`;
};

/** Renders the audit log, fifty entries at a time. */
export function auditContent(texts: AdminTexts, parts: AuditPageParts, isOfPartner: boolean): Markup {
  const { audit } = texts;
  const { entries, text, partner, hasOlder, isFirst } = parts;
  const search = markup`<form class="fields" method="get" action="${auditPath}"><div class="field"><label for="text">${audit.find}</label>
<input id="text" name="text" type="search" maxlength="100" value="${text}" aria-describedby="text-help" autocomplete="off"><p class="help" id="text-help">${audit.findHelp}</p></div>
<div class="row"><button class="button plain" type="submit">${audit.findAction}</button>${
    text === '' && partner === undefined ? [] : [markup`<a href="${auditPath}">${audit.all}</a>`]
  }</div></form>`;
  const table = markup`<div class="table"><table><thead><tr><th scope="col">${audit.when}</th><th scope="col">${audit.who}</th><th scope="col">${audit.what}</th><th scope="col">${audit.target}</th><th scope="col">${audit.outcome}</th></tr></thead>
<tbody>${entries.map((entry) => line(texts, parts, entry))}</tbody></table></div>`;
  const oldest = entries.at(-1);
  return markup`<div><h1>${audit.title}</h1><p class="lead">${isOfPartner ? audit.leadPartner : audit.lead}</p></div>
${isOfPartner ? [] : [search]}
${entries.length === 0 ? markup`<p>${audit.none}</p>` : table}
<div class="row">${isFirst ? [] : [markup`<a class="button plain" href="${addressOf(parts)}">${audit.newest}</a>`]}${
    hasOlder && oldest ? [markup`<a class="button plain" href="${addressOf(parts, oldest.id)}">${audit.older}</a>`] : []
  }</div>`;
}
