import type { FastifyInstance } from 'fastify';
import { cleanLine } from '../../../../shared/documents/text/clean-text.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { createCounter } from '../../../platform/rate-limit/counter.ts';
import { markup } from '../../../platform/http/markup.ts';
import { checkProvider } from '../../../domain/partners/check-provider.ts';
import { isGuarded } from '../../../domain/partners/partner-registry.ts';
import {
  addPartner,
  changePartner,
  enablePartner,
  type PartnerChange,
  readPartnerRow,
  readPartnerRows,
} from '../../../domain/partners/registered-partners.ts';
import { problemsText } from '../../../domain/partners/stored-partner.ts';
import { runAudited, actorOf } from '../../../domain/operators/audit-log.ts';
import { checkText } from '../admin-texts.ts';
import type { AdminPagesOptions } from './admin-replies.ts';
import type { AdminReplies, Visit } from './admin-replies.ts';
import { emptyValues, partnerFields, patchOf, problemsOf, readValues, valuesOf } from './partner-fields.ts';
import { notice, partnerForm, type PartnerFormState } from './partner-form.ts';
import { partnerList } from './partner-list.ts';
import { fieldsFor, partnerPage, type PartnerPageParts } from './partner-page.ts';
import { newPartnerPath, partnerAddress, partnersPath } from './paths.ts';

/**
 * The limit of provider checks per operator and hour, because each makes our process send a request to another server.
 */
const checksAnHour = { points: 30, duration: 60 * 60 };

/** Thrown when a change was not made, so that the audit log records why. */
class Unchanged extends Error {
  readonly change: PartnerChange & { readonly ok: false };
  constructor(change: PartnerChange & { readonly ok: false }) {
    super(change.problem === 'invalid' ? problemsText(change.problems) : change.problem);
    this.change = change;
  }
}

/** The id in the page's address. */
const idIn = ({ request }: Visit): string => cleanLine((request.params as { readonly id?: string }).id ?? '');
const mayMeet = ({ operator }: Visit, id: string): boolean => operator.partnerId === null || operator.partnerId === id;

/** Returns the message that the page shows after its own form was submitted. */
function messageIn({ request, texts: { form } }: Visit): PartnerPageParts['message'] {
  const { done } = request.query as { readonly done?: string };
  const messages = { saved: form.saved, added: form.added, disabled: form.disabled, enabled: form.enabled };
  return Object.hasOwn(messages, done ?? '') ? { text: messages[done as keyof typeof messages] } : undefined;
}

/** Serves the pages that show, add, and change partners. */
export function servePartners(scope: FastifyInstance, options: AdminPagesOptions, replies: AdminReplies): void {
  const { database, setting, onPartnersChanged } = options;
  const { send, signedIn, submitted, missing } = replies;
  const countCheck = createCounter(database, 'partner-checks', checksAnHour);

  /** Makes a change and records it in the audit log. */
  async function change(
    { operator }: Visit,
    act: { readonly action: string; readonly target: string; readonly members?: readonly string[] },
    work: () => Promise<PartnerChange>,
  ): Promise<PartnerChange> {
    const { members, ...what } = act;
    const details = members && { members };
    try {
      const result = await runAudited(
        database,
        { actor: actorOf(operator), ...what, ...(details && { details }) },
        async () => {
          const outcome = await work();
          if (!outcome.ok) throw new Unchanged(outcome);
          return outcome;
        },
      );
      onPartnersChanged();
      return result;
    } catch (error) {
      if (error instanceof Unchanged) return error.change;
      throw error;
    }
  }

  const sendPartner = ({ request, reply, operator, ...visit }: Visit, parts: PartnerPageParts) => {
    const title = valuesOf(parts.row.record).name;
    const content = partnerPage({ request, reply, operator, ...visit }, parts);
    return send(request, reply, { title, section: 'partners', content }, operator);
  };

  scope.get(
    partnersPath,
    signedIn(async (visit) => {
      const { request, reply, texts, operator } = visit;
      if (operator.partnerId !== null) return missing(visit);
      const content = partnerList(texts, await readPartnerRows(database), setting.configuredPartners);
      return send(request, reply, { title: texts.list.title, section: 'partners', content }, operator);
    }),
  );

  const sendNew = (
    { request, reply, texts, operator }: Visit,
    submission: Pick<PartnerFormState, 'values' | 'problems'>,
    problem?: string,
  ) => {
    const { form } = texts;
    const state = { texts, operator, address: newPartnerPath, fields: partnerFields, submit: form.add, ...submission };
    const content = markup`<h1>${form.newTitle}</h1>${notice(problem, true)}${partnerForm(state)}`;
    return send(request, reply, { title: form.newTitle, section: 'partners', content }, operator);
  };

  scope.get(
    newPartnerPath,
    signedIn(async (visit) =>
      visit.operator.partnerId === null ? sendNew(visit, { values: emptyValues, problems: {} }) : missing(visit),
    ),
  );
  scope.post(
    newPartnerPath,
    submitted(async (visit, form) => {
      if (visit.operator.partnerId !== null) return missing(visit);
      const values = readValues(form);
      const record = Object.entries(patchOf(values, partnerFields)).filter(([, value]) => value !== null);
      const act = { action: 'partners add', target: values.id.slice(0, 64) };
      const result = await change(visit, act, () => addPartner(database, Object.fromEntries(record), setting));
      if (result.ok) return visit.reply.redirect(`${partnerAddress(result.row.id)}?done=added`, 303);
      visit.reply.code(422);
      const problems = result.problem === 'invalid' ? result.problems : [];
      return sendNew(visit, { values, problems: problemsOf(problems, visit.texts) }, visit.texts.form.problems);
    }),
  );

  /** Finds the partner that the address names, if the operator may see it. */
  const withPartner = async (visit: Visit) => {
    const id = idIn(visit);
    return mayMeet(visit, id) ? readPartnerRow(database, id) : undefined;
  };

  scope.get(
    `${partnersPath}/:id`,
    signedIn(async (visit) => {
      const row = await withPartner(visit);
      return row ? sendPartner(visit, { row, message: messageIn(visit) }) : missing(visit);
    }),
  );
  scope.post(
    `${partnersPath}/:id`,
    submitted(async (visit, form) => {
      const before = await withPartner(visit);
      if (!before) return missing(visit);
      const { id } = before;
      const values = readValues(form);
      const patch = patchOf(values, fieldsFor(visit));
      const members = Object.keys(patch).filter(
        (name) => JSON.stringify(patch[name] ?? null) !== JSON.stringify(before.record[name] ?? null),
      );
      const target = { id, version: Number(form.get('version') ?? 0) };
      const act = { action: 'partners change', target: id, members };
      const result = await change(visit, act, () => changePartner(database, target, patch, setting));
      if (result.ok) return visit.reply.redirect(`${partnerAddress(id)}?done=saved`, 303);
      const row = await readPartnerRow(database, id);
      if (!row) return missing(visit);
      const { form: words } = visit.texts;
      const problems = result.problem === 'invalid' ? problemsOf(result.problems, visit.texts) : {};
      visit.reply.code(result.problem === 'invalid' ? 422 : 409);
      const text = result.problem === 'invalid' ? words.problems : words.changed;
      return sendPartner(visit, { row, message: { text, isBad: true }, sent: { values, problems } });
    }),
  );
  scope.post(
    `${partnersPath}/:id/state`,
    submitted(async (visit, form) => {
      // A partner's administrator can neither enable nor disable the partner.
      const row = visit.operator.partnerId === null ? await withPartner(visit) : undefined;
      if (!row) return missing(visit);
      const isEnabled = form.get('enabled') === 'yes';
      const act = { action: isEnabled ? 'partners enable' : 'partners disable', target: row.id };
      await change(visit, act, () => enablePartner(database, row.id, isEnabled));
      return visit.reply.redirect(`${partnerAddress(row.id)}?done=${isEnabled ? 'enabled' : 'disabled'}`, 303);
    }),
  );
  scope.post(
    `${partnersPath}/:id/check`,
    submitted(async (visit) => {
      const row = await withPartner(visit);
      if (!row) return missing(visit);
      const seconds = await countCheck(visit.operator.identityId);
      if (seconds > 0) {
        visit.reply.code(429).header('retry-after', seconds);
        const text = interpolate(visit.texts.form.checkBusy, { minutes: Math.ceil(seconds / 60) });
        return sendPartner(visit, { row, message: { text, isBad: true } });
      }
      // The page of an invalid record says what is wrong with it.
      if (!row.parsed.ok) return sendPartner(visit, { row });
      const check = await checkProvider({ ...row.parsed.partner, isPublic: isGuarded(setting) });
      return sendPartner(visit, { row, message: { text: checkText(visit.texts.check, check), isBad: !check.ok } });
    }),
  );
}
