import { fireEvent, waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents, type OpenPage } from '../../__tests__/open-events.ts';
import { storeWork, work } from '../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const store = () =>
  storeWork(
    gateway,
    ...ids.map((id, index) =>
      work(id, {
        company: index < 4 ? 'Acme' : 'Initech',
        location: `Quay ${id}${id}`,
        startDate: `20${20 - index}-01`,
        usedIn:
          id === 'b' || id === 'c'
            ? [
                { id: `r-${id}`, title: `Résumé ${id}` },
                { id: 'r', title: 'Both' },
              ]
            : [],
      }),
    ),
  );
const boxes = ({ page }: OpenPage) => page.getAllByRole('checkbox', { name: /^Engineer/ });
const checked = (open: OpenPage) =>
  boxes(open)
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => /Engineer (\w)/.exec(box.closest('label')?.textContent ?? '')?.[1]);
const box = ({ page }: OpenPage, id: string) => page.getByRole('checkbox', { name: new RegExp(`^Engineer ${id} `) });

async function select(path = '/events/work'): Promise<OpenPage> {
  const open = openEvents(path);
  await open.user.click(await open.page.findByRole('button', { name: 'Select' }));
  return open;
}

describe('selecting', () => {
  it('selects ranges with Shift by a click anywhere in the row and by arrow keys', async () => {
    store();
    const open = await select();
    await open.user.click(box(open, 'b'));
    fireEvent.click(open.page.getByText('Engineer e · Initech'), { shiftKey: true });
    expect(checked(open)).toEqual(['b', 'c', 'd', 'e']);
    expect(open.page.getByText('4 selected')).toHaveAttribute('role', 'status');
    await open.user.keyboard('{Shift>}');
    await open.user.click(box(open, 'd'));
    await open.user.keyboard('{/Shift}');
    expect(checked(open)).toEqual(['b', 'c']);

    await open.user.click(box(open, 'g'));
    await open.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(box(open, 'h')).toHaveFocus();
    expect(checked(open)).toEqual(['b', 'c', 'g', 'h']);
    await open.user.keyboard('{ArrowUp} ');
    expect(box(open, 'g')).toHaveFocus();
    expect(checked(open)).toEqual(['b', 'c', 'h']);
    await open.user.keyboard('{Escape}');
    expect(open.page.queryAllByRole('checkbox')).toEqual([]);
    expect(open.page.getByRole('button', { name: 'Select' })).toHaveFocus();
  });

  it('selects all matches, and nothing that a search hides', async () => {
    const blocks = store();
    const open = await select('/events/work?q=initech');
    await open.user.click(open.page.getByRole('checkbox', { name: 'Select all 4' }));
    expect(checked(open)).toEqual(['e', 'f', 'g', 'h']);
    await open.user.type(open.page.getByRole('searchbox'), ' gg');
    await waitFor(() => expect(boxes(open)).toHaveLength(1));
    expect(open.page.getByText('1 selected')).toBeVisible();
    await open.user.click(open.page.getByRole('button', { name: 'Delete' }));
    await open.user.click(await open.page.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h']));
  });
});

describe('deleting several', () => {
  async function deleteFour(): Promise<OpenPage> {
    const open = await select('/events/work?q=acme');
    await open.user.click(open.page.getByRole('checkbox', { name: 'Select all 4' }));
    await open.user.click(open.page.getByRole('button', { name: 'Delete' }));
    return open;
  }

  it('names each résumé once with a link, and deletes and restores in one request each', async () => {
    const blocks = store();
    const open = await deleteFour();
    const dialog = await open.page.findByRole('alertdialog', { name: 'Delete 4 blocks?' });
    expect(dialog).toHaveTextContent('Some of them will be removed from 3 résumés:BothRésumé bRésumé c');
    await open.user.click(open.page.getByRole('button', { name: 'Delete from 3 résumés' }));
    expect(await open.page.findByText('4 blocks deleted')).toBeVisible();
    expect(blocks.map(({ id }) => id)).toEqual(['e', 'f', 'g', 'h']);

    await open.user.click(open.page.getByRole('button', { name: 'Undo' }));
    expect(await open.page.findByText('4 blocks restored')).toBeVisible();
    expect(blocks.map(({ id }) => id).sort()).toEqual(ids);
    await waitFor(() => expect(open.page.getAllByRole('article')).toHaveLength(4));
    const asked = gateway.seen.map(({ operation }) => operation);
    expect(asked.filter((name) => name === 'EventsDelete')).toHaveLength(1);
    expect(asked.filter((name) => name === 'EventsRestoreWork')).toHaveLength(1);
  });

  it('can be undone from another page, and again after the network failed', async () => {
    const blocks = store();
    const open = await deleteFour();
    await open.user.click(await open.page.findByRole('button', { name: 'Delete from 3 résumés' }));
    await open.page.findByText('4 blocks deleted');
    await open.user.click(open.page.getByRole('link', { name: 'Add a job' }));
    await open.page.findByRole('textbox', { name: 'Position' });
    gateway.breakDown();
    await open.user.click(open.page.getByRole('button', { name: 'Undo' }));
    expect(await open.page.findByText('We couldn’t restore 4 blocks')).toBeVisible();
    expect(blocks).toHaveLength(4);
    gateway.restore();
    await open.user.click(open.page.getByRole('button', { name: 'Try again' }));
    expect(await open.page.findByText('4 blocks restored')).toBeVisible();
    expect(blocks).toHaveLength(8);
  });

  it('moves the focus to the next row', async () => {
    store();
    const open = await select();
    await open.user.click(box(open, 'd'));
    await open.user.click(open.page.getByRole('button', { name: 'Delete' }));
    await open.user.click(await open.page.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(open.page.getByRole('link', { name: 'Engineer e · Initech' })).toHaveFocus());
  });
});
