import { promoteOverride, type PromotedOverride } from '@shared/builder';
import {
  writePeriod,
  type EduEvent,
  type EventSectionKind,
  type ResumeEvents,
  type Skill,
  type SkillEvent,
  type WorkEvent,
} from '@shared/documents';
import type { ApolloClient } from '@shared/graphql';
import { updateEdu, updateSkill, updateWork } from '../../api/write-blocks.ts';
import { arrangeEntries, type PromotedArrangement } from './arrange-entries.ts';

interface Entry {
  readonly id: string;
  readonly description: string;
}

/** An entry keeps its id, so that the overrides of other résumés still apply to it. */
const entryInputs = (entries: readonly Entry[]) => entries.map(({ id, description }) => ({ uuid: id, description }));

const workVariants = (variants: WorkEvent['variants'] = []) =>
  variants.map(({ id, length, language, texts: { accomplishments, ...lines } }) => ({
    ...{ id, length, language, ...lines },
    ...(accomplishments && { accomplishments: entryInputs(accomplishments) }),
  }));

const eduVariants = (variants: EduEvent['variants'] = []) =>
  variants.map(({ id, length, language, texts: { accomplishments, coursework, ...lines } }) => ({
    ...{ id, length, language, ...lines },
    ...(accomplishments && { accomplishments: entryInputs(accomplishments) }),
    ...(coursework && { coursework: entryInputs(coursework) }),
  }));

const skillInputs = (skills: readonly Skill[]) => skills.map(({ id, name, level }) => ({ id, name, level }));

const skillVariants = (variants: SkillEvent['variants'] = []) =>
  variants.map(({ id, length, language, texts: { name, skills } }) => ({
    ...{ id, length, language },
    ...(name !== undefined && { name }),
    ...(skills && { skills: skillInputs(skills) }),
  }));

const workInput = ({ company, position, location, link, startDate, endDate, ...lists }: WorkEvent) => ({
  ...{ company, position, location, link, ...writePeriod({ startDate, endDate }) },
  accomplishments: entryInputs(lists.accomplishments),
  variants: workVariants(lists.variants),
});

const eduInput = ({ university, degree, major, minor, location, link, startDate, endDate, ...lists }: EduEvent) => ({
  ...{ university, degree, major, minor, location, link, ...writePeriod({ startDate, endDate }) },
  accomplishments: entryInputs(lists.accomplishments),
  coursework: entryInputs(lists.coursework),
  variants: eduVariants(lists.variants),
});

const skillInput = ({ name, skills, variants }: SkillEvent) => ({
  name,
  skills: skillInputs(skills),
  variants: skillVariants(variants),
});

function pushedInto<Event extends WorkEvent | EduEvent | SkillEvent>(
  event: Event,
  pushed: PromotedOverride | PromotedArrangement,
): Event {
  return pushed.what === 'line' || pushed.what === 'entry'
    ? promoteOverride(event, pushed)
    : arrangeEntries(event, pushed);
}

/**
 * Writes the promoted change to the version of the block that is on screen. Rejects if the block was deleted or the
 * gateway cannot be reached. The response updates the cache with the block's new state.
 */
export async function savePromoted(
  client: ApolloClient,
  events: ResumeEvents,
  {
    kind,
    eventId,
    pushed,
  }: {
    readonly kind: EventSectionKind;
    readonly eventId: string;
    readonly pushed: PromotedOverride | PromotedArrangement;
  },
): Promise<'done' | 'conflict'> {
  const found = <Event extends { readonly id: string; readonly version: number }>(list: readonly Event[]): Event => {
    const event = list.find(({ id }) => id === eventId);
    if (event === undefined) throw new Error('The block is not there any more.');
    return event;
  };
  const answered = (update: { readonly __typename: string } | undefined): 'done' | 'conflict' => {
    if (update === undefined) throw new Error('No answer came.');
    return update.__typename === 'VersionConflict' ? 'conflict' : 'done';
  };
  if (kind === 'work') {
    const event = found(events.work);
    const input = workInput(pushedInto(event, pushed));
    const { data } = await client.mutate({
      mutation: updateWork,
      variables: { id: event.id, version: event.version, input },
    });
    return answered(data?.event.update);
  }
  if (kind === 'education') {
    const event = found(events.education);
    const input = eduInput(pushedInto(event, pushed));
    const { data } = await client.mutate({
      mutation: updateEdu,
      variables: { id: event.id, version: event.version, input },
    });
    return answered(data?.event.update);
  }
  const event = found(events.skills);
  const input = skillInput(pushedInto(event, pushed));
  const { data } = await client.mutate({
    mutation: updateSkill,
    variables: { id: event.id, version: event.version, input },
  });
  return answered(data?.event.update);
}
