import { chooseItem } from '../../../../tooling/testing/choose-item.ts';
import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../../__tests__/open-events.ts';
import { storeWork, work } from '../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();
const titles = (page: ReturnType<typeof openEvents>['page']) =>
  page.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the list of work', () => {
  it('explains what to do while the list is empty', async () => {
    storeWork(gateway);
    const { page, user, port } = openEvents('/events/work');
    expect(await page.findByText('Start with your most recent job')).toBeVisible();
    await user.click(page.getByRole('link', { name: 'Add a job' }));
    expect(port.path).toBe('/events/work/new');
  });

  it('shows what each block says and where it is used, the current one first', async () => {
    storeWork(
      gateway,
      work('old', { startDate: '2001-02', endDate: '2004-05', points: ['One'] }),
      work('now', {
        startDate: '2013-12',
        location: 'Oslo',
        usedIn: [
          { id: 'r1', title: 'Engineering' },
          { id: 'r2', title: 'Management' },
        ],
      }),
    );
    const { page } = openEvents('/events/work');
    await page.findByText('Engineer now · Acme');
    expect(titles(page)).toEqual(['Engineer now · Acme', 'Engineer old · Acme']);
    const [now, old] = page.getAllByRole('article');
    expect(now).toHaveTextContent('Dec 2013 - present · Oslo');
    expect(old).toHaveTextContent('Feb 2001 - May 2004 · 1 accomplishment');
    expect(page.getByText('Used in 2 résumés: Engineering and Management')).toBeVisible();
    expect(page.getByText('Not in a résumé yet')).toBeVisible();
    expect(page.queryByRole('searchbox')).toBeNull();
  });

  it('searches all texts once there are more than a few blocks', async () => {
    storeWork(
      gateway,
      ...['a', 'b', 'c', 'd', 'e', 'g', 'h'].map((id) => work(id)),
      work('f', { points: ['Café in Zürich'] }),
    );
    const { page, user } = openEvents('/events/work');
    await user.type(await page.findByRole('searchbox', { name: 'Search' }), 'zurich cafe');
    expect(titles(page)).toEqual(['Engineer f · Acme']);
    expect(page.getByText('1 of 8 matches')).toBeVisible();
    await user.type(page.getByRole('searchbox'), ' nowhere');
    await user.click(page.getByRole('button', { name: 'Show all' }));
    expect(titles(page)).toHaveLength(8);
  });

  it('announces that it is loading before there is anything to see', async () => {
    storeWork(gateway, work('a'));
    const { page } = openEvents('/events/work');
    expect(page.getByRole('status')).toHaveTextContent('Loading…');
    await page.findByText('Engineer a · Acme');
    expect(page.queryByText('Loading…')).toBeNull();
  });

  it('offers another try when it cannot be loaded', async () => {
    storeWork(gateway, work('a'));
    gateway.breakDown();
    const { page, user } = openEvents('/events/work');
    expect(await page.findByText('We couldn’t load this list')).toBeVisible();
    gateway.restore();
    await user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByText('Engineer a · Acme')).toBeVisible();
  });
});

describe('deleting', () => {
  const stored = () =>
    storeWork(
      gateway,
      work('a', {
        company: 'Initech',
        startDate: '2010-01',
        points: ['First', 'Second'],
        usedIn: [{ id: 'r1', title: 'Engineering' }],
      }),
      work('b'),
    );

  it('names the résumés first, and is undone with the same content', async () => {
    const blocks = stored();
    const { uuid, accomplishments } = blocks[0]!;
    const { page, user } = openEvents('/events/work');
    await chooseItem({ page, user }, 'Actions for Engineer a · Initech', 'Delete');
    const dialog = await page.findByRole('alertdialog', { name: 'Delete Engineer a · Initech?' });
    expect(dialog).toHaveTextContent('It will be removed from 1 résumé:Engineering');
    await user.click(page.getByRole('button', { name: 'Delete from 1 résumé' }));
    await waitFor(() => expect(titles(page)).toEqual(['Engineer b · Acme']));
    expect(blocks.map(({ id }) => id)).toEqual(['b']);

    await user.click(await page.findByRole('button', { name: 'Undo' }));
    expect(await page.findByText('Engineer a · Initech')).toBeVisible();
    expect(blocks[1]).toMatchObject({ uuid, company: 'Initech', startDate: '2010-01', accomplishments });
  });

  it('explains what to do next, and moves the focus there, when the last block is gone', async () => {
    storeWork(gateway, work('a'));
    const { page, user } = openEvents('/events/work');
    await chooseItem({ page, user }, 'Actions for Engineer a · Acme', 'Delete');
    await user.click(await page.findByRole('button', { name: 'Delete' }));
    await page.findByText('Start with your most recent job');
    await user.tab();
    expect(page.getByRole('link', { name: 'Add a job' })).toHaveFocus();
  });

  it('changes nothing when it is canceled', async () => {
    const blocks = stored();
    const { page, user } = openEvents('/events/work');
    await chooseItem({ page, user }, 'Actions for Engineer b · Acme', 'Delete');
    await user.click(await page.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    expect(blocks).toHaveLength(2);
  });

  it('reports when it fails, and keeps the block', async () => {
    const blocks = stored();
    const { page, user } = openEvents('/events/work');
    await chooseItem({ page, user }, 'Actions for Engineer b · Acme', 'Delete');
    await page.findByRole('alertdialog');
    gateway.breakDown();
    await user.click(page.getByRole('button', { name: 'Delete' }));
    expect(await page.findByText('We couldn’t delete this block')).toBeVisible();
    expect(blocks).toHaveLength(2);
  });

  it('succeeds if the block was already deleted elsewhere', async () => {
    const blocks = stored();
    const { page, user, host } = openEvents('/events/work');
    await chooseItem({ page, user }, 'Actions for Engineer b · Acme', 'Delete');
    await page.findByRole('alertdialog');
    blocks.pop();
    await user.click(page.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles(page)).toEqual(['Engineer a · Initech']));
    expect(host.intents).toEqual([]);
  });
});

describe('duplicating', () => {
  it('starts a new block with the same texts, and stores nothing until it is saved', async () => {
    const blocks = storeWork(gateway, work('a', { company: 'Initech', points: ['First'] }));
    const { page, user, port } = openEvents('/events/work');
    await chooseItem({ page, user }, 'Actions for Engineer a · Initech', 'Duplicate');
    expect(await page.findByRole('textbox', { name: 'Company' })).toHaveValue('Initech');
    expect(blocks).toHaveLength(1);
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(port.path).toBe('/events/work'));
    expect(blocks).toHaveLength(2);
    expect(blocks[1]!.uuid).not.toBe(blocks[0]!.uuid);
    expect(blocks[1]!.accomplishments[0]!.uuid).not.toBe(blocks[0]!.accomplishments[0]!.uuid);
    expect(blocks[1]!.accomplishments[0]!.description).toBe('First');
  });
});
