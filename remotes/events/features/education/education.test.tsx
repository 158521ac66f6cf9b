import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../../__tests__/open-events.ts';

const gateway = installFakeGateway();

type Input = Readonly<Record<string, unknown>>;
type Entry = Readonly<{ uuid: string; description: string }>;

/** Stores one school behind the fake gateway and returns the inputs of its mutations. */
function storeEducation(changes: Input = {}): { inputs: Input[] } {
  const inputs: Input[] = [];
  let stored: Input = {
    id: 'a',
    uuid: 'a',
    version: 1,
    updatedAt: '2021-01-01T00:00:00Z',
    university: 'University of Oslo',
    degree: null,
    location: null,
    link: null,
    major: 'Informatics',
    minor: 'Statistics',
    startDate: '2010-08',
    startPrecision: 'MONTH',
    endDate: '2013-06',
    endPrecision: 'MONTH',
    attending: false,
    accomplishments: [],
    coursework: [],
    variants: [],
    usedIn: [],
    ...changes,
  };
  const withIds = (entries: unknown) => (entries as Entry[]).map((entry) => ({ id: entry.uuid, ...entry }));
  const write = ({ input }: { input: Input }) => {
    inputs.push(input);
    stored = {
      ...stored,
      ...input,
      accomplishments: withIds(input['accomplishments']),
      coursework: withIds(input['coursework']),
    };
    return { __typename: 'EduEvent', ...stored };
  };
  gateway.answer({
    eduEvents: () => [stored],
    eduEvent: () => stored,
    event: () => ({ createEduEvent: write, updateEduEvent: write }),
  });
  return { inputs };
}

describe('education', () => {
  it('lists the school, subjects, and dates, and marks a school being attended', async () => {
    storeEducation({
      degree: 'MSc',
      endDate: '2999-06',
      attending: true,
      coursework: [{ id: 'c', uuid: 'c', description: 'Compilers' }],
    });
    const { page } = openEvents('/events/edu');
    const card = await page.findByRole('article');
    expect(card).toHaveTextContent('MSc · University of Oslo');
    expect(card).toHaveTextContent('Aug 2010 - Jun 2999 · Attending');
    expect(card).toHaveTextContent('Informatics · Minor in Statistics · 1 course');
  });

  it('requires the name of the school', async () => {
    storeEducation();
    const { page, user } = openEvents('/events/edu/new');
    await user.click(await page.findByRole('button', { name: 'Save' }));
    expect(await page.findByText('Enter the name of the school or university.')).toBeVisible();
  });

  it('derives attending from the end date', async () => {
    storeEducation();
    const { page, user } = openEvents('/events/edu/edit/a');
    const end = await page.findByRole('textbox', { name: 'End optional' });
    expect(page.queryByText(/shown as attending/)).toBeNull();
    await user.clear(end);
    await user.type(end, 'June 2999');
    await user.tab();
    expect(await page.findByText(/shown as attending/)).toBeVisible();
  });

  it('keeps accomplishments and courses apart, each in its order', async () => {
    const { inputs } = storeEducation();
    const { page, user, port } = openEvents('/events/edu/edit/a');
    await user.click(await page.findByRole('textbox', { name: 'Course 1' }));
    await user.paste('Compilers, Databases; Numerics');
    await user.type(page.getByRole('textbox', { name: 'Accomplishment 1' }), 'Best thesis, and a prize');
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(port.path).toBe('/events/edu'));
    const described = (field: string) => (inputs[0]?.[field] as Entry[]).map(({ description }) => description);
    expect(described('coursework')).toEqual(['Compilers', 'Databases', 'Numerics']);
    expect(described('accomplishments')).toEqual(['Best thesis, and a prize']);
  });
});
