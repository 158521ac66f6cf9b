import type { FastifyInstance } from 'fastify';
import { validate } from 'uuid';
import { cleanLine } from '../../../../shared/documents/text/clean-text.ts';
import { lastEntries, identityOfActor } from '../../../domain/operators/audit-log.ts';
import { listOperators } from '../../../domain/operators/operators.ts';
import type { AdminPagesOptions } from './admin-replies.ts';
import type { AdminReplies, Visit } from './admin-replies.ts';
import { auditContent } from './audit-page.ts';
import { auditPath } from './paths.ts';

const onOnePage = 50;

type Operators = Awaited<ReturnType<typeof listOperators>>;

/**
 * Returns the name of an actor. Operators see each other's addresses, while a partner's administrator sees only those
 * of the partner's other administrators.
 */
function nameFor({ texts, operator }: Visit, operators: Operators, actor: string): string {
  const identityId = identityOfActor(actor);
  if (identityId === undefined) return operator.partnerId === null ? actor : texts.audit.operator;
  const operatorRecord = operators.find((each) => each.identityId === identityId);
  const maySee = operator.partnerId === null || operatorRecord?.partnerId === operator.partnerId;
  return (maySee ? operatorRecord?.email : undefined) ?? (operator.partnerId === null ? actor : texts.audit.operator);
}

const lineOf = (value: unknown): string => (typeof value === 'string' ? cleanLine(value).trim().slice(0, 100) : '');

/** Serves the audit log. A partner's administrator sees the entries about that partner. */
export function serveAudit(
  scope: FastifyInstance,
  { database }: AdminPagesOptions,
  { send, signedIn }: AdminReplies,
): void {
  scope.get(
    auditPath,
    signedIn(async (visit) => {
      const { request, reply, texts, operator } = visit;
      const query = request.query as Readonly<Record<string, unknown>>;
      const isOfPartner = operator.partnerId !== null;
      const text = isOfPartner ? '' : lineOf(query['text']);
      const requestedPartner = lineOf(query['partner']);
      const partner = operator.partnerId ?? (requestedPartner === '' ? undefined : requestedPartner);
      const before = lineOf(query['before']);
      const entries = await lastEntries(database, onOnePage + 1, {
        isOver: true,
        text: text === '' ? undefined : text,
        of: partner === undefined ? undefined : { target: partner, action: 'partners' },
        before: validate(before) ? before : undefined,
      });
      const operators = await listOperators(database);
      const parts = {
        entries: entries.slice(0, onOnePage),
        nameOf: (actor: string) => nameFor(visit, operators, actor),
        text,
        partner,
        hasOlder: entries.length > onOnePage,
        isFirst: !validate(before),
      };
      const content = auditContent(texts, parts, isOfPartner);
      return send(request, reply, { title: texts.audit.title, section: 'audit', content }, operator);
    }),
  );
}
