import { chooseItem } from '../../../../tooling/testing/choose-item.ts';
import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../../__tests__/open-events.ts';
import { paragraph, storeParagraphs } from '../../__tests__/stored-paragraphs.ts';

const gateway = installFakeGateway();
const list = '/events/cover-letter';

const eight = [
  paragraph('a', { title: 'Why you', kind: 'opening', text: 'Dear {{company}}, I saw {{position}}.' }),
  paragraph('b', { title: 'Team lead', text: `${'Led a team. '.repeat(30)}Then came {{company}} and quince.` }),
  paragraph('c', { title: 'Yours', kind: 'closing', text: 'Yours, {{firstName}} {{lastName}}, {{today}}' }),
  paragraph('d'),
  paragraph('e'),
  paragraph('f', { usedIn: [{ id: 'l1', title: 'To Acme' }] }),
  paragraph('g'),
  paragraph('h'),
];

describe('the list of paragraphs', () => {
  it('shows what each is for and how it begins, with the names of variables', async () => {
    storeParagraphs(gateway, ...eight);
    const { page } = openEvents(list);
    const cards = await page.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Paragraph d',
      'Paragraph e',
      'Paragraph f',
      'Paragraph g',
      'Paragraph h',
      'Team lead',
      'Why you',
      'Yours',
    ]);
    const [, , used, , , long, opening, closing] = cards;
    expect(opening).toHaveTextContent('OpeningDear company, I saw position.Not in a letter yet');
    expect(closing).toHaveTextContent('ClosingYours, first name last name, today’s date');
    expect(long).toHaveTextContent(/Led a team\. …/);
    expect(long).not.toHaveTextContent('quince');
    expect(used).toHaveTextContent('Used in 1 letter: To Acme');
  });

  it('filters by kind, and keeps the filter in the URL', async () => {
    storeParagraphs(gateway, ...eight);
    const { page, user, port } = openEvents(list);
    await user.click(await page.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(await page.findByRole('combobox', { name: 'Type' }), 'Closing');
    expect(page.queryByRole('combobox', { name: 'Time period' })).toBeNull();
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(1));
    expect(page.getByText('1 of 8 matches')).toBeVisible();
    expect(page.getByRole('article')).toHaveTextContent('Yours');
    expect(port.path).toContain('part=closing');
    await user.type(page.getByRole('searchbox', { name: 'Search' }), 'nothing');
    await user.click(await page.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(8));
  });

  it('finds text that does not fit on the card, and shows it with readable variables', async () => {
    storeParagraphs(gateway, ...eight);
    const { page, user } = openEvents(list);
    await user.type(await page.findByRole('searchbox', { name: 'Search' }), 'quince');
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(1));
    expect(page.getByRole('article')).toHaveTextContent('Then came [company] and quince.');
  });

  it('names the letters before a paragraph is deleted, and restores it', async () => {
    const stored = storeParagraphs(gateway, ...eight);
    const { page, user, host } = openEvents(list);
    await chooseItem({ page, user }, 'Actions for Paragraph f', 'Delete');
    const dialog = await page.findByRole('alertdialog', { name: 'Delete Paragraph f?' });
    expect(within(dialog).getByText('It will be removed from 1 letter:')).toBeVisible();
    await user.click(within(dialog).getByRole('link', { name: 'To Acme' }));
    expect(host.intents).toEqual([{ type: 'open', path: '/cover-letters/edit/l1' }]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete from 1 letter' }));
    await waitFor(() => expect(stored).toHaveLength(7));
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    expect(await page.findByText('Paragraph f restored')).toBeVisible();
    expect(page.getAllByRole('article')).toHaveLength(8);
  });

  it('explains what to do while there are no paragraphs', async () => {
    storeParagraphs(gateway);
    const { page } = openEvents(list);
    expect(await page.findByText('Start with an opening you like')).toBeVisible();
    expect(page.getByRole('link', { name: 'Add a paragraph' })).toHaveAttribute('href', `${list}/new`);
  });
});
