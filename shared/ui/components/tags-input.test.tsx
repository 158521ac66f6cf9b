import { renderUi } from '../../../tooling/testing/render.tsx';
import { Field, TagsInput, loadTagsInput } from '@shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

const stored = jest.fn<undefined, [string]>();
const known = ['Remote', 'night shift', 'remote first'];

const suggest = (typed: string, tags: readonly string[]): readonly string[] =>
  known.filter((tag) => !tags.includes(tag) && tag !== typed && tag.toLowerCase().includes(typed.toLowerCase()));

function Form({ start = '' }: { readonly start?: string }): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field.Root>
        <Field.Label>Tags</Field.Label>
        <TagsInput
          value={value}
          suggest={suggest}
          suggestionsLabel="Your tags"
          onChange={(next) => {
            stored(next);
            setValue(next);
          }}
        />
        <Field.HelperText>Separate tags with commas.</Field.HelperText>
      </Field.Root>
      <button onClick={() => setValue('undone')}>Undo</button>
    </>
  );
}

const input = (): HTMLElement => screen.getByRole('combobox', { name: 'Tags' });
const removeButtons = (): readonly string[] =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => String(button.getAttribute('aria-label')));

beforeAll(loadTagsInput);
beforeEach(() => stored.mockClear());

test('turns what is typed into tags at a comma or Enter, and counts what is still being typed', async () => {
  renderUi(<Form />);
  await userEvent.type(input(), 'remote, part time,remote;');
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('remote, part time'));
  await waitFor(() => expect(input()).toHaveValue(''));
  await userEvent.type(input(), 'night{Enter}');
  await waitFor(() => expect(removeButtons()).toEqual(['Remove remote', 'Remove part time', 'Remove night']));
  await waitFor(() => expect(input()).toHaveValue(''));
  await userEvent.type(input(), 'half');
  expect(stored).toHaveBeenLastCalledWith('remote, part time, night, half');
  expect(removeButtons()).toHaveLength(3);
  await userEvent.tab();
  await waitFor(() => expect(removeButtons()).toHaveLength(4));
  expect(stored).toHaveBeenLastCalledWith('remote, part time, night, half');
});

test('splits a pasted list', async () => {
  renderUi(<Form start="a" />);
  await userEvent.click(input());
  await userEvent.paste('b; c,, d');
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('a, b, c, d'));
  expect(removeButtons()).toEqual(['Remove a', 'Remove b', 'Remove c', 'Remove d']);
});

test('removes tags by button and by keyboard, and names them for screen readers', async () => {
  renderUi(<Form start="a, b, c" />);
  expect(input()).toHaveAccessibleDescription('Separate tags with commas. Tags: a, b, c');
  await userEvent.click(screen.getByRole('button', { name: 'Remove b' }));
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('a, c'));
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}{Backspace}');
  const selected = await screen.findByText('c selected. Press Delete or Backspace to remove it.');
  expect(selected).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('a'));
  await waitFor(() => expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent('Removed c'));
});

test('suggests tags while one is typed, and adds the chosen one', async () => {
  renderUi(<Form />);
  await userEvent.type(input(), 'rem');
  const list = await screen.findByRole('listbox', { name: 'Your tags' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  await userEvent.click(within(list).getByRole('option', { name: 'remote first' }));
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('remote first'));
  await waitFor(() => expect(input()).toHaveValue(''));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(input()).toHaveAttribute('aria-expanded', 'false');
});

test('shows a value that changes elsewhere', async () => {
  renderUi(<Form />);
  await userEvent.type(input(), 'hal');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(removeButtons()).toEqual(['Remove undone']));
  expect(input()).toHaveValue('');
});
