import { newResume } from '@shared/documents';
import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../../tooling/testing/fake-typesetter.ts';
import { openBlock } from '../../../../__tests__/open-block.ts';
import { openResumeBuilder } from '../../../../__tests__/open-resume-builder.ts';
import { resume } from '../../../../__tests__/stored-resumes.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();

const open = (position?: string, given?: ReturnType<typeof resume>) =>
  openBlock({ gateway, typesetter }, position, given);
const saved = { timeout: 5_000 };

test('rewords, hides, and moves for this résumé, announces it, and resets with one press', async () => {
  const { page, user, openItem, itemOf, points } = open();
  await openItem();
  expect(page.getByText('Same as block')).toBeVisible();
  await user.type(page.getByLabelText('Accomplishment 1'), ' well');
  await user.click(page.getByRole('button', { name: 'Show Accomplishment 2 in this résumé' }));
  await user.click(page.getByRole('button', { name: 'Move Accomplishment 3 up' }));
  expect(page.getByText('Accomplishment 3 moved to position 2 of 3')).toBeInTheDocument();
  expect(page.getAllByText('Changed here')).toHaveLength(2);
  await waitFor(() => expect(points()).toEqual(['Did a1 well', 'Did a3']));
  await waitFor(
    () =>
      expect(itemOf()?.override).toEqual({
        lines: [],
        entries: [{ id: 'a1', text: 'Did a1 well', basedOn: 'Did a1' }],
        hidden: ['a2'],
        order: ['a1', 'a3', 'a2'],
      }),
    saved,
  );
  await user.click(page.getByRole('button', { name: 'Reset to block: Accomplishment 1' }));
  expect(page.getByLabelText('Accomplishment 1')).toHaveFocus();
  expect(page.getByLabelText('Accomplishment 1')).toHaveValue('Did a1');
  await user.click(page.getByRole('button', { name: 'Reset all to block' }));
  expect(page.getByText('Same as block')).toBeVisible();
  await waitFor(() => expect(itemOf()).toEqual({ eventId: 'w1' }), saved);
});

test('updates the block with a changed text after naming the documents that will change too', async () => {
  const { page, user, openItem, itemOf, block } = open();
  await openItem();
  await user.type(page.getByLabelText('Position'), ' in chief');
  await user.click(page.getByRole('button', { name: 'Update the block too: Position' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Update the block too?' }));
  expect(await dialog.findByText('For Acme')).toBeVisible();
  expect(dialog.queryByText('Résumé a')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Update block' }));
  await waitFor(() => expect(page.getByText('Same as block')).toBeVisible());
  await waitFor(() => expect(page.getByLabelText('Position')).toHaveFocus());
  expect(block).toMatchObject({ position: 'Engineer in chief', version: 2, company: 'Acme' });
  expect(block.accomplishments.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  await waitFor(() => expect(itemOf()).toEqual({ eventId: 'w1' }), saved);
});

test('updates the block with a new order and with a removed entry', async () => {
  const { page, user, openItem, itemOf, block } = open();
  await openItem();
  await user.click(page.getByRole('button', { name: 'Show Accomplishment 2 in this résumé' }));
  await user.click(page.getByRole('button', { name: 'Move Accomplishment 3 up' }));
  await user.click(page.getByRole('button', { name: 'Update the order in the block too: Accomplishments' }));
  const order = within(await page.findByRole('dialog', { name: 'Update the block too?' }));
  await order.findByText('For Acme');
  const said = (text: string) => (_content: string, element: Element | null) => element?.textContent === text;
  expect(order.getAllByText(said('Did a1\nDid a2\nDid a3'))[0]).toBeVisible();
  expect(order.getAllByText(said('Did a1\nDid a3\nDid a2'))[0]).toBeVisible();
  await user.click(order.getByRole('button', { name: 'Update block' }));
  await waitFor(() => expect(page.queryByRole('button', { name: /^Update the order in the block/ })).toBeNull());
  expect(block.accomplishments.map(({ id }) => id)).toEqual(['a1', 'a3', 'a2']);
  await waitFor(() => expect(itemOf()?.override).toMatchObject({ hidden: ['a2'], order: [] }), saved);

  await user.click(page.getByRole('button', { name: 'Remove from the block too: Accomplishment 3' }));
  const leaving = within(await page.findByRole('dialog', { name: 'Update the block too?' }));
  await leaving.findByText('For Acme');
  await user.click(leaving.getByRole('button', { name: 'Update block' }));
  await waitFor(() => expect(page.getByText('Same as block')).toBeVisible());
  expect(block.accomplishments.map(({ id }) => id)).toEqual(['a1', 'a3']);
  await waitFor(() => expect(itemOf()).toEqual({ eventId: 'w1' }), saved);
});

test('rewords a skill for this résumé', async () => {
  const given = resume('a', {
    document: newResume({ language: 'en', eventIds: { work: [], education: [], skills: ['s1'] } }),
  });
  const { page, user, find } = open('Engineer', given);
  const skills = ['Baking', 'Rowing'].map((name, index) => ({
    __typename: 'Skill',
    id: `k${index}`,
    name,
    level: null,
  }));
  gateway.answer({
    skillEvents: () => [
      { ...{ __typename: 'SkillEvent', id: 's1', uuid: 's1', version: 1, name: 'Trades' }, skills, variants: [] },
    ],
  });
  await user.click(await page.findByRole('button', { name: 'Skills' }));
  await user.click(await page.findByRole('button', { name: 'Trades' }));
  const field = await page.findByLabelText('Skill 1');
  await user.clear(field);
  await user.type(field, 'Bread');
  expect(page.getByRole('button', { name: 'Update the block too: Baking' })).toBeVisible();
  await waitFor(
    () =>
      expect(find('a').document.sections.find(({ kind }) => kind === 'skills')).toMatchObject({
        items: [{ override: { entries: [{ id: 'k0', text: 'Bread', basedOn: 'Baking' }] } }],
      }),
    saved,
  );
});

test('does not overwrite a block that changed elsewhere, and shows its current text', async () => {
  const { page, user, openItem, block } = open();
  await openItem();
  await user.type(page.getByLabelText('Position'), ' in chief');
  Object.assign(block, { position: 'Lead engineer', version: 7 });
  await user.click(page.getByRole('button', { name: 'Update the block too: Position' }));
  const dialog = within(await page.findByRole('dialog'));
  await dialog.findByText('For Acme');
  await user.click(dialog.getByRole('button', { name: 'Update block' }));
  expect(await dialog.findByText('The block was changed somewhere else in the meantime')).toBeVisible();
  expect(block.position).toBe('Lead engineer');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await page.findByText('Block changed')).toBeVisible();
  expect(page.getByText('Lead engineer')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Keep mine for Position' }));
  expect(page.queryByText('Block changed')).toBeNull();
  expect(page.getByLabelText('Position')).toHaveValue('Engineer in chief');
  await user.click(page.getByRole('button', { name: 'Reset to block: Position' }));
  expect(page.getByLabelText('Position')).toHaveValue('Lead engineer');
});

test('creates a new block in place, and names missing fields', async () => {
  const { page, user, find } = open();
  await user.click(await page.findByRole('button', { name: 'Work experience' }));
  await user.click(page.getByRole('button', { name: 'Add a job' }));
  const form = within(await page.findByRole('group', { name: 'Add a job' }));
  await user.type(form.getByLabelText('Position'), 'Director{Enter}');
  expect(await form.findByText('Please enter a company.')).toBeVisible();
  expect(form.getByLabelText('Company')).toHaveFocus();
  await user.type(form.getByLabelText('Company'), 'Looms');
  await user.click(form.getByLabelText('Accomplishments'));
  await user.paste('• Wove\n• Sold');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await page.findByRole('button', { name: 'Director' })).toBeVisible();
  const sent = gateway.seen.find(({ operation }) => operation === 'ResumeBuilderCreateWork');
  expect(sent?.variables['input']).toMatchObject({
    position: 'Director',
    company: 'Looms',
    accomplishments: [{ description: 'Wove' }, { description: 'Sold' }],
  });
  await waitFor(
    () => expect(find('a').document.sections[1]).toMatchObject({ items: [{ eventId: 'w1' }, { eventId: 'w9' }] }),
    saved,
  );
});

test('creates several groups of skills at once, and another block after the first', async () => {
  const { page, user } = open();
  const groups: object[] = [];
  gateway.answer({
    skillEvents: () => groups,
    event: {
      createSkillEvent: ({ input }: { input: { name: string; skills: { name: string }[] } }) => {
        const id = `s${groups.length}`;
        const skills = input.skills.map(({ name }) => ({ id: name, name, level: null }));
        const made = { __typename: 'SkillEvent', id, uuid: id, version: 1, name: input.name, skills, variants: [] };
        groups.push(made);
        return made;
      },
    },
  });
  await user.click(await page.findByRole('button', { name: 'Skills' }));
  const form = within(await page.findByRole('group', { name: 'Add skills' }));
  await user.click(form.getByLabelText('Skills'));
  await user.paste('Languages: English, Spanish\nTools: Saw');
  await user.click(form.getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => {
    const sent = gateway.seen.filter(({ operation }) => operation === 'ResumeBuilderCreateSkill');
    expect(sent.map(({ variables }) => variables['input'])).toMatchObject([
      { name: 'Languages', skills: [{ name: 'English' }, { name: 'Spanish' }] },
      { name: 'Tools', skills: [{ name: 'Saw' }] },
    ]);
  });
  await waitFor(() => expect(page.getByLabelText('Group name')).toHaveFocus());
  expect(page.getByLabelText('Group name')).toHaveValue('');
  await user.type(page.getByRole('group', { name: 'Add skills' }).querySelector('textarea')!, 'No name{Enter}Here');
  await user.click(page.getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Please enter a name for this group.')).toBeVisible();
});

test('keeps an unsaved new block on the device until it is discarded', async () => {
  const first = open();
  const openForm = async ({ page, user }: Pick<typeof first, 'page' | 'user'>) => {
    await user.click(await page.findByRole('button', { name: 'Work experience' }));
    await user.click(page.getByRole('button', { name: 'Add a job' }));
    return within(await page.findByRole('group', { name: 'Add a job' }));
  };
  const form = await openForm(first);
  expect(form.queryByRole('button', { name: 'Discard' })).toBeNull();
  await first.user.type(form.getByLabelText('Position'), 'Director');
  await first.user.type(form.getByLabelText('Accomplishments'), 'Wove');
  await first.user.click(form.getByRole('button', { name: 'Close' }));
  await first.close();

  const again = openResumeBuilder('/resumes/edit/a', first.host);
  const kept = await openForm(again);
  expect(kept.getByText(/^You started this earlier/)).toBeVisible();
  expect(kept.getByLabelText('Position')).toHaveValue('Director');
  expect(kept.getByLabelText('Accomplishments')).toHaveValue('Wove');
  await again.user.click(kept.getByRole('button', { name: 'Discard' }));
  await again.user.click(again.page.getByRole('button', { name: 'Add a job' }));
  expect(await again.page.findByLabelText('Position')).toHaveValue('');
  expect(again.page.queryByText(/^You started this earlier/)).toBeNull();
});

test('lets the texts of a deleted block be copied, and removes it', async () => {
  const given = resume('a');
  const override = {
    lines: [],
    entries: [{ id: 'x', text: 'Reworded', basedOn: 'Was' }],
    hidden: [],
    order: [],
  };
  const document = {
    ...given.document,
    sections: given.document.sections.map((section) =>
      section.kind === 'work' ? { ...section, items: [{ eventId: 'gone', override }] } : section,
    ),
  };
  const { page, user, itemOf } = open('Engineer', { ...given, document });
  await user.click(await page.findByRole('button', { name: 'Work experience' }));
  await user.click(page.getByRole('button', { name: 'Deleted block' }));
  expect(await page.findByText('Reworded')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Remove Deleted block' }));
  await waitFor(() => expect(itemOf()).toBeUndefined(), saved);
});
