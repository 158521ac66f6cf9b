import { renderUi } from '../../../tooling/testing/render.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('reports a paste that does not fit its field, with the number of missing characters', async () => {
  renderUi(<textarea aria-label="Text" maxLength={10} defaultValue="Bread" />);
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.paste(' and salt');
  expect(await screen.findByText('Some of the text didn’t fit')).toBeVisible();
  expect(screen.getByText(/holds 10 characters. The last 4 characters you pasted were left out/)).toBeVisible();
});

test('counts the replaced selection as room and reports nothing for a paste that fits', async () => {
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
