import type { FakeGateway } from '../../../tooling/testing/fake-gateway.ts';
import type { FakeTypesetter } from '../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from './open-resume-builder.ts';
import { resume, storeResumes, workEvent } from './stored-resumes.ts';

type Block = Omit<ReturnType<typeof workEvent>, 'accomplishments'> & {
  accomplishments: { id: string; uuid: string; description: string }[];
};

/**
 * Opens a résumé with one block of three accomplishments. Tests can update the block and change it behind the page's
 * back.
 */
export function openBlock(
  { gateway, typesetter }: { readonly gateway: FakeGateway; readonly typesetter: FakeTypesetter },
  position = 'Engineer',
  given = resume('a'),
) {
  const stored = storeResumes(gateway, given);
  const entry = (id: string) => ({ id, uuid: id, description: `Did ${id}` });
  const block: Block = { ...workEvent('w1', position), accomplishments: ['a1', 'a2', 'a3'].map(entry) };
  const blocks: Block[] = [block];
  const usedIn = [
    { id: 'a', title: 'Résumé a' },
    { id: 'b', title: 'For Acme' },
  ];
  gateway.answer({
    workEvents: () => blocks,
    workEvent: () => ({ ...block, usedIn }),
    event: {
      updateWorkEvent: ({ version, input }: { version: number; input: Partial<Block> }) => {
        if (version !== block.version) return { __typename: 'VersionConflict', currentVersion: block.version };
        return Object.assign(block, input, {
          version: version + 1,
          accomplishments: (input.accomplishments ?? []).map(({ uuid, description }) => ({
            id: uuid,
            uuid,
            description,
          })),
        });
      },
      createWorkEvent: ({ input }: { input: { position: string; accomplishments: { description: string }[] } }) => {
        const made = { ...block, ...workEvent('w9', input.position), accomplishments: [] };
        blocks.push(made);
        return made;
      },
    },
  });
  const opened = openResumeBuilder('/resumes/edit/a');
  const openItem = async () => {
    await opened.user.click(await opened.page.findByRole('button', { name: 'Work experience' }));
    await opened.user.click(opened.page.getByRole('button', { name: position }));
    return opened.page.findByLabelText('Accomplishment 1');
  };
  const itemOf = () => {
    const section = stored.find('a').document.sections[1];
    return section?.kind === 'work' ? section.items[0] : undefined;
  };
  const points = () =>
    (typesetter.documents.at(-1) as unknown as { sections: { entries: { points: string[] }[] }[] }).sections[0]
      ?.entries[0]?.points;
  return { ...stored, ...opened, block, openItem, itemOf, points };
}
