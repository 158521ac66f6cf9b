import { act, fireEvent, waitFor } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents, type OpenPage } from '../../__tests__/open-events.ts';
import { storeWork, work } from '../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();
const field = (page: OpenPage['page'], name: string) => page.findByRole('textbox', { name });
const save = ({ page, user }: OpenPage) => user.click(page.getByRole('button', { name: 'Save' }));

describe('adding work', () => {
  it('stores what was typed and the link without its scheme, and shows the card', async () => {
    const blocks = storeWork(gateway);
    const open = openEvents('/events/work/new');
    const { page, user, port } = open;
    await user.type(await field(page, 'Position'), ' Engineer ');
    await user.type(await field(page, 'Company'), 'Acme');
    await user.type(await field(page, 'Link optional'), 'https://acme.example/team');
    await user.type(await field(page, 'Start optional'), 'Dec 2013');
    await user.type(await field(page, 'Accomplishment 1'), 'Led a team{Enter}Cut costs{Enter}');
    await save(open);
    const title = await page.findByRole('link', { name: 'Engineer · Acme' });
    expect(port.path).toBe('/events/work');
    expect(title).toHaveFocus();
    expect(await page.findByText('Engineer · Acme saved')).toBeVisible();
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      position: 'Engineer',
      company: 'Acme',
      link: 'acme.example/team',
      startDate: '2013-12',
    });
    expect(blocks[0]).toMatchObject({ endDate: null, location: null });
    expect(blocks[0]!.accomplishments.map(({ description }) => description)).toEqual(['Led a team', 'Cut costs']);
  });

  it('names every missing and invalid field, and focuses the first', async () => {
    const blocks = storeWork(gateway);
    const open = openEvents('/events/work/new');
    const { page, user } = open;
    await user.type(await field(page, 'Company'), 'Acme');
    await user.type(await field(page, 'Link optional'), 'javascript:alert(1)');
    await user.type(await field(page, 'Start optional'), '5/2014');
    await user.type(await field(page, 'End optional'), '4/2014');
    await save(open);
    expect(await page.findByText('Enter the position you held.')).toBeVisible();
    expect(await field(page, 'Position')).toHaveFocus();
    expect(page.getByText(/Enter a web address/)).toBeVisible();
    expect(page.getByText('The end is before the start. Change one of them.')).toBeVisible();
    expect(page.queryByText('Enter the company’s name.')).toBeNull();

    await user.clear(await field(page, 'Start optional'));
    await user.type(await field(page, 'Start optional'), '2014-13');
    await user.tab();
    expect(await page.findByText('2014-13 is not a YearMonth')).toBeVisible();
    await waitFor(() => expect(page.queryByText(/The end is before/)).toBeNull());
    expect(blocks).toHaveLength(0);
  });

  it('asks before unsaved text is left', async () => {
    storeWork(gateway);
    const { page, user, port } = openEvents('/events/work/new');
    await user.type(await field(page, 'Position'), 'Engineer');
    await user.click(page.getByRole('link', { name: 'Cancel' }));
    await user.click(await page.findByRole('button', { name: 'Stay' }));
    expect(await field(page, 'Position')).toHaveValue('Engineer');
    await user.click(page.getByRole('link', { name: 'Cancel' }));
    await user.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(port.path).toBe('/events/work'));
  });
});

describe('a save that fails', () => {
  it('keeps what was typed and retries automatically once the network is back', async () => {
    const blocks = storeWork(gateway);
    const open = openEvents('/events/work/new');
    const { page, user, port } = open;
    await user.type(await field(page, 'Position'), 'Engineer');
    await user.type(await field(page, 'Company'), 'Acme');
    gateway.breakDown();
    await save(open);
    expect(await page.findByText(/we’ll keep trying to save it/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(await field(page, 'Position')).toHaveValue('Engineer');
    gateway.restore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(port.path).toBe('/events/work'));
    expect(blocks).toHaveLength(1);
  });

  it('stops retrying as soon as typing continues, and saves everything once', async () => {
    const blocks = storeWork(gateway);
    const open = openEvents('/events/work/new');
    const { page, user } = open;
    await user.type(await field(page, 'Position'), 'Engineer');
    await user.type(await field(page, 'Company'), 'Acme');
    gateway.breakDown();
    await save(open);
    await page.findByText(/we’ll keep trying to save it/);
    await user.type(await field(page, 'Company'), ' Ltd');
    expect(await page.findByText(/Save again when you’re done/)).toBeVisible();
    gateway.restore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(blocks).toHaveLength(0);
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(blocks.map(({ company }) => company)).toEqual(['Acme Ltd']));
  });

  it('creates one block although the first response was lost and the text has changed since', async () => {
    const blocks = storeWork(gateway);
    const open = openEvents('/events/work/new');
    const { page, user } = open;
    await user.type(await field(page, 'Position'), 'Engineer');
    await user.type(await field(page, 'Company'), 'Acme');
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      await fetch(...request);
      globalThis.fetch = fetch;
      throw new TypeError('connection lost');
    };
    await save(open);
    await page.findByText('This isn’t saved yet');
    await user.type(await field(page, 'Company'), ' Ltd');
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(blocks.map(({ company }) => company)).toEqual(['Acme Ltd']));
  });

  it.each([
    ['BAD_USER_INPUT', /couldn’t save this. Too many blocks. What you typed is kept here./],
    ['QUOTA_EXCEEDED', /no room left in your account. What you typed is kept here. Delete something/],
  ])('says why the gateway refused the block: %s', async (code, text) => {
    storeWork(gateway);
    gateway.answer({
      event: () => ({
        createWorkEvent: () => {
          throw gatewayError(code, 'Too many blocks.');
        },
      }),
    });
    const open = openEvents('/events/work/new');
    const { page, user } = open;
    await user.type(await field(page, 'Position'), 'Engineer');
    await user.type(await field(page, 'Company'), 'Acme');
    await save(open);
    expect(await page.findByText(text)).toBeVisible();
    expect(await field(page, 'Company')).toHaveValue('Acme');
  });
});

describe('editing work', () => {
  it('names the résumés that change with it', async () => {
    storeWork(gateway, work('a', { usedIn: [{ id: 'r', title: 'Engineering' }] }));
    const { page } = openEvents('/events/work/edit/a');
    expect(await page.findByText(/Used in 1 résumé: Engineering. Your changes will appear there too./)).toBeVisible();
  });

  it('shows both versions of a conflict, and saves mine over the newest', async () => {
    const blocks = storeWork(gateway, work('a', { position: 'Engineer', points: ['Old'] }));
    const open = openEvents('/events/work/edit/a');
    const { page, user, port } = open;
    await user.type(await field(page, 'Position'), ' II');
    Object.assign(blocks[0]!, { version: 4, company: 'Initech' });
    await save(open);
    const dialog = await page.findByRole('dialog', { name: 'This was also changed somewhere else' });
    expect(dialog).toHaveTextContent('PositionYour versionEngineer IIOther tab or deviceEngineer');
    expect(dialog).toHaveTextContent('CompanyYour versionAcmeOther tab or deviceInitech');
    expect(dialog).not.toHaveTextContent('Accomplishments');
    await user.click(page.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(port.path).toBe('/events/work'));
    expect(blocks[0]).toMatchObject({ version: 5, position: 'Engineer II', company: 'Acme' });
  });

  it('takes the other version, which can then be changed and saved', async () => {
    const blocks = storeWork(gateway, work('a', { position: 'Engineer' }));
    const open = openEvents('/events/work/edit/a');
    const { page, user } = open;
    await user.type(await field(page, 'Position'), ' II');
    Object.assign(blocks[0]!, { version: 4, company: 'Initech' });
    await save(open);
    await user.click(await page.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect(await field(page, 'Company')).toHaveValue('Initech'));
    expect(await field(page, 'Position')).toHaveValue('Engineer');
    expect(blocks[0]!.version).toBe(4);
    await user.type(await field(page, 'Position'), ' III');
    await save(open);
    await waitFor(() => expect(blocks[0]).toMatchObject({ version: 5, position: 'Engineer III', company: 'Initech' }));
  });

  it('offers to save a block that was deleted elsewhere as new', async () => {
    const blocks = storeWork(gateway, work('a', { company: 'Initech' }));
    const open = openEvents('/events/work/edit/a');
    const { page, user, host, port } = open;
    await user.type(await field(page, 'Position'), ' II');
    blocks.pop();
    await save(open);
    await user.click(await page.findByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(port.path).toBe('/events/work'));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ uuid: 'uuid-a', company: 'Initech', position: 'Engineer a II' });
    expect(host.intents).toEqual([]);
  });

  it('leaves the page if the block does not exist, as the error catalog requires', async () => {
    storeWork(gateway);
    const { page, host } = openEvents('/events/work/edit/none');
    expect(await page.findByText('We couldn’t find this block')).toBeVisible();
    expect(host.intents).toEqual([{ type: 'not-found' }]);
  });
});

describe('the accomplishments', () => {
  const entries = (page: OpenPage['page']) =>
    page.getAllByRole('textbox', { name: /^Accomplishment/ }).map((box) => (box as HTMLTextAreaElement).value);
  const openThree = async (): Promise<OpenPage> => {
    storeWork(gateway, work('a', { points: ['One', 'Two', 'Three'] }));
    const open = openEvents('/events/work/edit/a');
    await field(open.page, 'Accomplishment 3');
    return open;
  };

  it('move by keyboard and by buttons, with the focus on the moved entry', async () => {
    const { page, user } = await openThree();
    await user.click(await field(page, 'Accomplishment 3'));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(entries(page)).toEqual(['Three', 'One', 'Two']);
    expect(await field(page, 'Accomplishment 1')).toHaveFocus();
    expect(page.getByText('Moved to position 1 of 3.')).toBeInTheDocument();

    await user.click(page.getByRole('button', { name: 'Move down: Accomplishment 1' }));
    await user.keyboard('{Enter}');
    expect(entries(page)).toEqual(['One', 'Two', 'Three']);
    expect(page.getByRole('button', { name: 'Move up: Accomplishment 3' })).toHaveFocus();
  });

  it('split at Enter and join again at Backspace', async () => {
    const { page, user } = await openThree();
    const two = (await field(page, 'Accomplishment 2')) as HTMLTextAreaElement;
    await user.click(two);
    two.setSelectionRange(1, 1);
    await user.keyboard('{Enter}');
    expect(entries(page)).toEqual(['One', 'T', 'wo', 'Three']);
    expect(await field(page, 'Accomplishment 3')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(entries(page)).toEqual(['One', 'T wo', 'Three']);
  });

  it('take pasted lines as entries', async () => {
    const { page, user } = await openThree();
    await user.click(await field(page, 'Accomplishment 3'));
    await user.keyboard('{Enter}');
    await user.paste('• Four\n• Five\n\n• Six');
    expect(entries(page)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
    expect(page.getByText('3 lines added.')).toBeInTheDocument();
    expect(await field(page, 'Accomplishment 6')).toHaveFocus();
  });

  it('return to their position after a removal is undone', async () => {
    const { page, user } = await openThree();
    await user.click(page.getByRole('button', { name: 'Remove: Accomplishment 2' }));
    expect(entries(page)).toEqual(['One', 'Three']);
    expect(await field(page, 'Accomplishment 2')).toHaveFocus();
    await user.click(page.getByRole('button', { name: 'Undo' }));
    expect(entries(page)).toEqual(['One', 'Two', 'Three']);
    expect(await field(page, 'Accomplishment 2')).toHaveFocus();
  });

  it('leave Enter to an input method that is composing text', async () => {
    const { page } = await openThree();
    fireEvent.keyDown(await field(page, 'Accomplishment 1'), { key: 'Enter', isComposing: true });
    expect(entries(page)).toEqual(['One', 'Two', 'Three']);
  });
});

test('names before saving the résumé that would need another page', async () => {
  const others = Array.from({ length: 45 }, (_each, index) => ({ id: `o${index}`, title: `Other ${index}` }));
  storeWork(gateway, work('a', { usedIn: [{ id: 'r', title: 'For Northside' }, ...others] }));
  const asked: unknown[] = [];
  gateway.answer({
    pagesAfter: (variables: unknown) => {
      asked.push(variables);
      return [
        { __typename: 'PagesAfter', id: 'r', title: 'For Northside', before: 1, after: 2 },
        { __typename: 'PagesAfter', id: 's', title: 'Stays', before: 2, after: 2 },
      ];
    },
  });
  const { page, user } = openEvents('/events/work/edit/a');
  await user.type(await page.findByLabelText('Company'), ' and Sons');
  expect(await page.findByText('For Northside would go from 1 to 2 pages.', {}, { timeout: 4_000 })).toBeVisible();
  expect(page.queryByText(/^Stays/)).toBeNull();
  expect(page.getByText('We check the page count of the 40 most recently changed documents only.')).toBeVisible();
  expect(asked).toMatchObject([{ id: 'a', work: { company: 'Acme and Sons' } }]);
});
