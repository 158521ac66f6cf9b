import type { DocumentProblem } from '../../../../../shared/documents/parsing/read.ts';
import type { EventKind, EventRow } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { maxAtOnce, restoreEvents } from '../../../../domain/events/bulk-events.ts';
import { readEventCopy } from '../../../../domain/events/event-copy.ts';
import { type EventOf, narrowToKind } from '../../../../domain/events/events.ts';
import { EduEvent } from './edu-event.ts';
import { EventMutations } from '../mutation-namespaces.ts';
import { ParagraphEvent } from './paragraph-event.ts';
import { SkillEvent } from './skill-event.ts';
import { WorkEvent } from './work-event.ts';

const eventsOfKind = <Kind extends EventKind>(rows: readonly EventRow[], kind: Kind): EventOf<Kind>[] =>
  rows.filter((row) => row.kind === kind).map((row) => narrowToKind(row, kind));

const RestoredEvents = builder.objectRef<readonly EventRow[]>('RestoredEvents').implement({
  fields: (t) => ({
    work: t.field({ type: [WorkEvent], resolve: (rows) => eventsOfKind(rows, 'work') }),
    education: t.field({ type: [EduEvent], resolve: (rows) => eventsOfKind(rows, 'edu') }),
    skills: t.field({ type: [SkillEvent], resolve: (rows) => eventsOfKind(rows, 'skill') }),
    paragraphs: t.field({ type: [ParagraphEvent], resolve: (rows) => eventsOfKind(rows, 'paragraph') }),
  }),
});

builder.objectField(EventMutations, 'restoreEvents', (t) =>
  t.field({
    type: RestoredEvents,
    description:
      'Restores up to 1,000 deleted blocks, all or none, with their IDs and in the résumés that still refer to them. Safe to repeat.',
    args: { copies: t.arg({ type: ['EventCopy'], required: true }) },
    resolve: async (_parent, { copies }, context) => {
      const { id: accountId } = await context.account();
      if (copies.length > maxAtOnce) {
        throw badUserInput([{ path: 'copies', message: `Please restore at most ${maxAtOnce} blocks at once.` }]);
      }
      const problems: DocumentProblem[] = [];
      const parsedCopies = copies.map((copy, index) => readEventCopy(copy, `copies[${index}]`, problems));
      if (problems.length > 0) {
        throw badUserInput(problems.map(({ path, message }) => ({ path, message: `${path} ${message}.` })));
      }
      return restoreEvents(context.db, accountId, parsedCopies);
    },
  }),
);
