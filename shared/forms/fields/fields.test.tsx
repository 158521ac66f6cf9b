import { renderUi } from '../../../tooling/testing/render.tsx';
import { finishPhone, formatPhone, formatZip } from '@shared/documents';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
  yup,
  DateField,
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
      <DateField control={control} name="start" label="Start" />
      <PasswordField control={control} name="password" required label="Password" autoComplete="new-password" />
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
  it('say which of them are required', () => {
    renderUi(<Form onSave={() => undefined} />);
    expect(screen.getByLabelText('Password')).toBeRequired();
    expect(screen.getByLabelText(/^Text/)).not.toBeRequired();
  });

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

function FormattedForm({ phone = '', zip = '' }: { readonly phone?: string; readonly zip?: string }): ReactNode {
  const { control } = useForm({ defaultValues: { phone, zip } });
  return (
    <>
      <TextField control={control} name="phone" label="Phone" type="tel" format={formatPhone} onLeave={finishPhone} />
      <TextField control={control} name="zip" label="Zip" format={formatZip} />
    </>
  );
}

describe('a field that is formatted while it is typed', () => {
  const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

  /** Returns the text of a field with its caret, `|`, or its selection, `[` and `]`. */
  function shown({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
    const [start, end] = [selectionStart!, selectionEnd!];
    const marks = start === end ? '|' : `[${value.slice(start, end)}]`;
    return value.slice(0, start) + marks + value.slice(end);
  }

  /** Focuses a field with the text and the caret or selection of `text`, and presses keys. */
  async function press(name: 'Phone' | 'Zip', text: string, keys: string): Promise<HTMLInputElement> {
    const value = text.replace(/[|[\]]/g, '');
    renderUi(<FormattedForm {...{ [name.toLowerCase()]: value }} />);
    const start = text.search(/[|[]/);
    await userEvent.type(field(name), keys, {
      initialSelectionStart: start,
      initialSelectionEnd: text.includes(']') ? text.indexOf(']') - 1 : start,
    });
    return field(name);
  }

  it.each([
    ['Phone', '(555) |123-4567', '{Backspace}', '(55|1) 234-567'],
    ['Phone', '(555) 123-|4567', '{Backspace}', '(555) 12|4-567'],
    ['Phone', '(555) 123-45|67', '{Backspace}{Backspace}{Backspace}{Backspace}', '(555) 1|67'],
    ['Phone', '(555) 123-4567|', '{Backspace>10}', '|'],
    ['Phone', '(|555) 123-4567', '{Backspace}', '|(555) 123-4567'],
    ['Phone', '(555|) 123-4567', '{Delete}', '(555|) 234-567'],
    ['Phone', '(555|) 123-4567', '{Delete>7}', '555|'],
    ['Phone', '|(555) 123-4567', '{Delete>10}', '|'],
    ['Phone', '(555[) ]123-4567', '{Backspace}', '(555|) 123-4567'],
    ['Phone', '(555) 123[-]4567', '{Backspace}', '(555) 123|-4567'],
    ['Phone', '(555) 123[-]4567', '{Delete}', '(555) 123|-4567'],
    ['Phone', '(555) 123[-]4567', '{Delete}{Backspace}', '(555) 12|4-567'],
    ['Phone', '(5[55) 1]23-4567', '{Backspace}', '(5|23) 456-7'],
    ['Phone', '(5[55]) 123-4567', '99{Backspace}', '(59|1) 234-567'],
    ['Phone', '(555) |123-4567', '9', '+5 (559|) 123-4567'],
    ['Phone', '(555|) 123-4567', '-', '(555) |123-4567'],
    ['Zip', '12345-|6789', '{Backspace}', '1234|-6789'],
    ['Zip', '12345-|6789', '{Backspace}5', '12345|-6789'],
    ['Zip', '12345|-6789', '{Delete}', '12345|-789'],
    ['Zip', '12345-|', '{Backspace}', '12345|'],
    ['Zip', '12345-6789|', '{Backspace>10}', '|'],
    ['Zip', '12345[-]6789', '{Backspace}', '12345|-6789'],
    ['Zip', '12345|', '-6', '12345-6|'],
  ] as const)('%s %j becomes after %j %j', async (name, before, keys, after) => {
    expect(shown(await press(name, before, keys))).toBe(after);
  });

  it.each([
    ['|', '+1 555.123.4567', '+1 (555) 123-4567|'],
    ['|', '(555) 123-4567 ext. 8', '+5 (551) 234-5678|'],
    ['(555) |4567', '123 ', '(555) 123-|4567'],
    ['(555) |123', '999 888 777 666', '+5 (559) 998-8877|'],
    ['[(555) 123]', '555 123 4567', '(555) 123-4567|'],
  ])('keeps the caret of %j behind the pasted %j', async (before, pasted, after) => {
    await press('Phone', before, ' ');
    await userEvent.paste(pasted);
    expect(shown(field('Phone'))).toBe(after);
  });

  it('writes 7 digits without an area code when it is left, and formats them again when more are typed', async () => {
    await press('Phone', '|', '5551234');
    expect(field('Phone')).toHaveValue('(555) 123-4');
    await userEvent.tab();
    expect(field('Phone')).toHaveValue('555-1234');
    await userEvent.type(field('Phone'), '567');
    expect(shown(field('Phone'))).toBe('(555) 123-4567|');
    await userEvent.type(field('Phone'), '{Backspace>3}');
    expect(shown(field('Phone'))).toBe('(555) 123-4|');
  });

  it('leaves the text of a composition unchanged until it ends', async () => {
    await press('Phone', '(555) 1|', '2');
    const phone = field('Phone');
    const compose = (value: string): void => {
      const input = createEvent.input(phone, { target: { value }, inputType: 'insertCompositionText' });
      Object.defineProperty(input, 'isComposing', { value: true });
      fireEvent(phone, input);
    };
    fireEvent.compositionStart(phone);
    compose('(555) 123');
    compose('(555) 1234');
    expect(phone).toHaveValue('(555) 1234');
    fireEvent.compositionEnd(phone);
    expect(shown(phone)).toBe('(555) 123-4|');
  });

  it('does not set the selection of a field without the focus, as autofill changes it', () => {
    renderUi(<FormattedForm />);
    const select = jest.spyOn(field('Phone'), 'setSelectionRange');
    fireEvent.change(field('Phone'), { target: { value: '5551234567' } });
    expect(field('Phone')).toHaveValue('(555) 123-4567');
    expect(select).not.toHaveBeenCalled();
  });
});
