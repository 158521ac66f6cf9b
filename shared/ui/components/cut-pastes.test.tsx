import { renderUi } from '../../../tooling/testing/render.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('a paste that its field cannot take whole is told of, with how much is missing', async () => {
  renderUi(<textarea aria-label="Text" maxLength={10} defaultValue="Bread" />);
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.paste(' and salt');
  expect(await screen.findByText('Some of the text didn’t fit')).toBeVisible();
  expect(screen.getByText(/holds 10 characters. The last 4 characters you pasted were left out/)).toBeVisible();
});

test('what is selected makes room, and a paste that fits is nothing to tell of', async () => {
  renderUi(
    <>
      <textarea aria-label="Text" maxLength={10} defaultValue="Bread" />
      <input aria-label="Name" maxLength={3} />
    </>,
  );
  await userEvent.tripleClick(screen.getByLabelText('Text'));
  await userEvent.paste('Salt & oil');
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('Anna');
  // One for the name, none for the text before it.
  expect(await screen.findByText(/The last character you pasted was left out/)).toBeVisible();
  expect(screen.getAllByText('Some of the text didn’t fit')).toHaveLength(1);
});
