import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../../__tests__/open-events.ts';

const gateway = installFakeGateway();

type Input = Readonly<{ name: string; skills: readonly { id: string; name: string; level: number | null }[] }>;

function storeSkills(...groups: Input[]): { inputs: Input[] } {
  const inputs: Input[] = [];
  const stored = groups.map((group, index) => ({
    id: `${index}`,
    uuid: `${index}`,
    version: 1,
    updatedAt: '2021-01-01T00:00:00Z',
    variants: [],
    usedIn: [],
    ...group,
  }));
  gateway.answer({
    skillEvents: () => stored,
    skillEvent: ({ id }: { id: string }) => stored.find((group) => group.id === id),
    event: () => ({
      createSkillEvent: ({ input }: { input: Input }) => {
        inputs.push(input);
        const made = {
          ...stored[0],
          id: 'new',
          uuid: 'new',
          version: 1,
          updatedAt: '2021-01-01T00:00:00Z',
          variants: [],
          usedIn: [],
          ...input,
        };
        stored.push(made);
        return made;
      },
    }),
  });
  return { inputs };
}

const skill = (name: string, level: number | null = null) => ({ id: name, name, level });

describe('skills', () => {
  it('are listed in groups by name, each skill with the name of its level', async () => {
    storeSkills(
      { name: 'Software', skills: [skill('TypeScript', 5), skill('Rust')] },
      { name: 'Languages', skills: [skill('Norwegian', 1)] },
    );
    const { page } = openEvents('/events/skills');
    await page.findByText('Software');
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Languages',
      'Software',
    ]);
    const items = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(expect.arrayContaining(['TypeScript (Expert)', 'Rust', 'Norwegian (Beginner)']));
  });

  it('require a name and at least one skill', async () => {
    const { inputs } = storeSkills();
    const { page, user } = openEvents('/events/skills/new');
    await user.click(await page.findByRole('button', { name: 'Save' }));
    expect(await page.findByText('Enter a name for this group.')).toBeVisible();
    expect(page.getByText('Add at least one skill.')).toBeVisible();
    await user.type(page.getByRole('textbox', { name: 'Skill 1' }), 'Rust');
    await waitFor(() => expect(page.queryByText('Add at least one skill.')).toBeNull());
    expect(inputs).toHaveLength(0);
  });

  it('are created from a pasted list, keep their levels when moved, and drop empty rows', async () => {
    const { inputs } = storeSkills();
    const { page, user, port } = openEvents('/events/skills/new');
    await user.type(await page.findByRole('textbox', { name: 'Group name' }), 'Software');
    await user.click(page.getByRole('textbox', { name: 'Skill 1' }));
    await user.paste('Excel, TypeScript; C++');
    await user.selectOptions(page.getByRole('combobox', { name: 'Level of skill 3' }), 'Advanced');
    await user.click(page.getByRole('button', { name: 'Move up: Skill 3' }));
    await user.click(page.getByRole('button', { name: 'Add a skill' }));
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(port.path).toBe('/events/skills'));
    expect(inputs[0]?.skills.map(({ name, level }) => [name, level])).toEqual([
      ['Excel', null],
      ['C++', 4],
      ['TypeScript', null],
    ]);
  });

  it('split text at commas when Enter is pressed', async () => {
    storeSkills();
    const { page, user } = openEvents('/events/skills/new');
    await user.type(await page.findByRole('textbox', { name: 'Skill 1' }), 'Excel, Word{Enter}');
    expect(page.getByRole('textbox', { name: 'Skill 2' })).toHaveValue('Word');
    expect(page.getByRole('textbox', { name: 'Skill 3' })).toHaveFocus();
  });
});
