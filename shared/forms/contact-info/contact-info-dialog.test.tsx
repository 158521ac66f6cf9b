import { renderUi } from '../../../tooling/testing/render.tsx';
import type { ContactInfo } from '@shared/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactInfoDialog, type ContactInfoDialogProps } from './contact-info-dialog.tsx';

const ada: ContactInfo = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '(555) 123-4567',
  linkedin: null,
  addressOne: null,
  addressTwo: null,
  city: null,
  state: null,
  zip: null,
  country: 'US',
};

function setup(changes: Partial<ContactInfoDialogProps> = {}) {
  const onUpdate = jest.fn<Promise<void>, [ContactInfo, boolean]>(() => Promise.resolve());
  const onClose = jest.fn();
  const element = (contactInfo: Partial<ContactInfo> | null = ada) => (
    <ContactInfoDialog open onClose={onClose} contactInfo={contactInfo} onUpdate={onUpdate} {...changes} />
  );
  const { rerender } = renderUi(element(changes.contactInfo));
  return { onUpdate, onClose, show: (next: Partial<ContactInfo>) => rerender(element(next)), user: userEvent.setup() };
}
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

describe('the Edit Contact Info dialog (product.md §2)', () => {
  it('has the title, the ten fields in their order, and both buttons', async () => {
    setup();
    const dialog = await screen.findByRole('dialog', { name: 'Edit Contact Info' });
    expect([...dialog.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'LinkedIn',
      'Address Line 1',
      'Address Line 2',
      'City',
      'State',
      'Zip Code',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Save & Update Profile' })).toBeVisible();
    expect(save()).toBeVisible();
  });

  it('omits the second button in save-only mode, and can include country', async () => {
    setup({ saveOnly: true, withCountry: true });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Save & Update Profile' })).toBeNull();
    expect(field('Country')).toHaveValue('US');
  });

  it.each([
    ['Save', false],
    ['Save & Update Profile', true],
  ])('passes on the values and the flag of %s', async (name, flag) => {
    const { onUpdate, user } = setup();
    await user.type(await screen.findByLabelText('City'), ' London ');
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await user.click(screen.getByRole('button', { name }));
    expect(onUpdate).toHaveBeenCalledTimes(1);
    expect(onUpdate).toHaveBeenCalledWith({ ...ada, city: 'London' }, flag);
  });

  it('validates when it opens, but shows an error only after its field was touched', async () => {
    const { user } = setup({ contactInfo: { ...ada, email: 'nobody' } });
    await waitFor(() => expect(field('Email')).toBeVisible());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Save & Update Profile' })).toBeDisabled();
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    await user.click(field('Email'));
    await user.tab();
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email'));
    expect(field('Email')).toBeInvalid();
  });

  it.each([
    ['Email', '', 'Please enter your email.'],
    ['Email', 'ada@', 'Please enter a valid email'],
    ['Phone', '555', 'Please enter a valid phone number, including area code.'],
    ['LinkedIn', 'not a link', 'Please enter a valid URL'],
    ['Zip Code', '1234', 'Enter a 5-digit ZIP code or ZIP+4 format (e.g., 12345 or 12345-6789).'],
  ])('explains what is wrong with %s %j', async (name, text, message) => {
    const { user } = setup();
    await user.clear(await screen.findByLabelText(name));
    if (text !== '') await user.type(field(name), text);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('validates on change: updates the buttons at once, and the error of a touched field with every key', async () => {
    const { user } = setup();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.type(field('Zip Code'), '1234');
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.queryByText(/^Enter a 5-digit ZIP code/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/^Enter a 5-digit ZIP code/)).toBeVisible();
    await user.type(field('Zip Code'), '5');
    await waitFor(() => expect(screen.queryByText(/^Enter a 5-digit ZIP code/)).toBeNull());
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('resets when the contact info changes, but not when an equal value arrives', async () => {
    const { show, user } = setup();
    await user.clear(await screen.findByLabelText('First Name'));
    await user.type(field('First Name'), 'Augusta');
    show({ ...ada });
    expect(field('First Name')).toHaveValue('Augusta');
    show({ ...ada, firstName: 'Grace' });
    await waitFor(() => expect(field('First Name')).toHaveValue('Grace'));
  });

  it('formats phone and zip while typing and keeps the caret', async () => {
    const { user } = setup({ contactInfo: { email: 'a@b.co' } });
    await user.type(await screen.findByLabelText('Phone'), '5551234567');
    expect(field('Phone')).toHaveValue('(555) 123-4567');
    await user.type(field('Zip Code'), '123456789');
    expect(field('Zip Code')).toHaveValue('12345-6789');
    // Deletes a digit in the middle: `(555) 1|23-4567` with Backspace.
    await user.click(field('Phone'));
    field('Phone').setSelectionRange(7, 7);
    await user.keyboard('{Backspace}');
    expect(field('Phone')).toHaveValue('(555) 234-567');
    expect(field('Phone').selectionStart).toBe(4);
    await user.keyboard('9');
    expect(field('Phone')).toHaveValue('(555) 923-4567');
    expect(field('Phone').selectionStart).toBe(7);
    // Deletes with the Delete key at `12|345-6789`.
    await user.click(field('Zip Code'));
    field('Zip Code').setSelectionRange(2, 2);
    await user.keyboard('{Delete}');
    expect(field('Zip Code')).toHaveValue('1245-6789');
    expect(field('Zip Code').selectionStart).toBe(2);
  });

  it('deletes the digit beside a separator, not the separator', async () => {
    const { user } = setup({ contactInfo: { email: 'a@b.co', phone: '(555) 123-4567', zip: '12345-6789' } });
    await user.type(await screen.findByLabelText('Phone'), '{Backspace}', { initialSelectionStart: 6 });
    expect(field('Phone')).toHaveValue('(551) 234-567');
    await user.type(field('Zip Code'), '{Backspace}', { initialSelectionStart: 6 });
    expect(field('Zip Code')).toHaveValue('1234-6789');
  });

  it.each([
    ['pressing Enter', '{Enter}'],
    ['leaving the field', '{Tab}'],
  ])('saves 7 digits as a number without an area code after %s, and shows what it saves', async (_, key) => {
    const { onUpdate, user } = setup({ contactInfo: { ...ada, phone: null } });
    await user.type(await screen.findByLabelText('Phone'), '5551234');
    expect(field('Phone')).toHaveValue('(555) 123-4');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.keyboard(key);
    await waitFor(() => expect(field('Phone')).toHaveValue('555-1234'));
    if (key !== '{Enter}') await user.click(save());
    await waitFor(() => expect(onUpdate).toHaveBeenCalledWith({ ...ada, phone: '555-1234' }, false));
  });

  it('cannot be submitted twice', async () => {
    let finish = (): void => undefined;
    const onUpdate = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = setup({ onUpdate });
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save & Update Profile' })).toBeDisabled());
    fireEvent.submit(document.querySelector('form')!);
    expect(onUpdate).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('keeps what was typed and says so when saving fails', async () => {
    const { user } = setup({ onUpdate: () => Promise.reject(new Error('no network')) });
    await user.type(await screen.findByLabelText('City'), 'London');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText('We couldn’t save your contact info')).toBeVisible();
    expect(field('City')).toHaveValue('London');
  });

  it('asks before typed text is discarded', async () => {
    const { onClose, user } = setup();
    await user.type(await screen.findByLabelText('City'), 'London');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(onClose).not.toHaveBeenCalled();
    // A nested dialog accepts pointer events a moment after it is rendered.
    await waitFor(() => expect(question).toHaveStyle({ pointerEvents: 'auto' }));
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
