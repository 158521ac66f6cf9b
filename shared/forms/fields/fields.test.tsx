import { renderUi } from '../../../tooling/testing/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextAreaField,
  useForm,
  yup,
  YearMonthField,
  yupResolver,
  type FieldValues,
  type Resolver,
} from '../index.ts';

const rules = yup.object({
  start: yup.string().matches(/^(\d{4}-\d{2})?$/, ({ value }: { value: string }) => `${value} is not a YearMonth`),
});
const given = { start: '', password: 'secret', text: 'one', level: '', here: false };

function Form({ onSave }: { readonly onSave: (values: FieldValues) => void }): ReactNode {
  const { control, handleSubmit } = useForm({
    defaultValues: given,
    mode: 'all',
    resolver: yupResolver(rules) as unknown as Resolver<typeof given>,
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <YearMonthField control={control} name="start" label="Start" />
      <PasswordField control={control} name="password" label="Password" autoComplete="new-password" />
      <TextAreaField control={control} name="text" label="Text" optional help="As you like" />
      <SelectField
        control={control}
        name="level"
        label="Level"
        placeholder="None"
        options={[{ value: '3', label: 'Good' }]}
      />
      <CheckboxField control={control} name="here" label="I work here" />
      <button>Save</button>
    </form>
  );
}

describe('form fields', () => {
  it('submit what a person entered', async () => {
    const onSave = jest.fn();
    renderUi(<Form onSave={onSave} />);
    await userEvent.type(screen.getByLabelText('Start'), 'Mar 2021');
    await userEvent.tab();
    expect(screen.getByLabelText('Start')).toHaveValue('2021-03');
    await userEvent.type(screen.getByLabelText(/^Text/), ' and two');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Good');
    await userEvent.click(screen.getByLabelText('I work here'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const [values] = onSave.mock.calls[0] as [FieldValues];
    expect(values).toEqual({ start: '2021-03', password: 'secret', text: 'one and two', level: '3', here: true });
  });

  it('leave an unreadable date unchanged and show the specified message', async () => {
    renderUi(<Form onSave={jest.fn()} />);
    await userEvent.type(screen.getByLabelText('Start'), 'last spring');
    expect(screen.queryByText('last spring is not a YearMonth')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('last spring is not a YearMonth')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Start')).toHaveAccessibleDescription(/last spring is not a YearMonth/),
    );
  });

  it('describe controls by their help', async () => {
    renderUi(<Form onSave={jest.fn()} />);
    await waitFor(() => expect(screen.getByLabelText(/^Text/)).toHaveAccessibleDescription('As you like'));
  });

  it('show and hide a password', async () => {
    renderUi(<Form onSave={jest.fn()} />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  });
});
