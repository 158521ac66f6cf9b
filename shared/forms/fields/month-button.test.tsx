import { renderUi } from '../../../tooling/testing/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm, DateField } from '../index.ts';

const stored = jest.fn();

function Form({ start = '', near }: { readonly start?: string; readonly near?: string }): ReactNode {
  const { control, watch } = useForm({ defaultValues: { start } });
  stored(watch('start'));
  return (
    <>
      <DateField control={control} name="start" label="Start" near={near} noneLabel="Present" />
      <button>After</button>
    </>
  );
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Choose a month: Start' });
const grid = (year: string): HTMLElement => screen.getByRole('grid', { name: year });
const month = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('picking a month', () => {
  it('starts at the current value, moves across years, and fills the field', async () => {
    renderUi(<Form start="2021-11" />);
    await userEvent.click(button());
    expect(await screen.findByRole('dialog', { name: 'Choose a month: Start' })).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(month('November 2021')).toHaveFocus());
    expect(within(grid('2021')).getByRole('gridcell', { selected: true })).toHaveTextContent('Nov');

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(month('January 2022')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{PageUp}');
    expect(month('December 2021')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(screen.getByLabelText('Start')).toHaveValue('2021-01');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('changes the year by buttons or the list, and starts near the other date', async () => {
    renderUi(<Form near="2014-06" />);
    await userEvent.click(button());
    await screen.findByRole('grid', { name: '2014' });
    await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(grid('2013')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
    expect(grid('2014')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1998');
    await userEvent.click(month('May 1998'));
    expect(stored).toHaveBeenLastCalledWith('1998-05');
  });

  it('fills in a year alone, and opens at it again', async () => {
    renderUi(<Form near="2014-06" />);
    await userEvent.click(button());
    await screen.findByRole('grid', { name: '2014' });
    await userEvent.click(screen.getByRole('button', { name: 'Only the year (2014)' }));
    expect(stored).toHaveBeenLastCalledWith('2014');
    await userEvent.click(button());
    await screen.findByRole('grid', { name: '2014' });
    expect(screen.getByRole('button', { name: 'Only the year (2014)', pressed: true })).toBeVisible();
  });

  it('closes on a press elsewhere without blocking it, and opens again', async () => {
    renderUi(<Form />);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(button());
      await screen.findByRole('grid');
      await waitFor(async () => {
        await userEvent.click(screen.getByRole('button', { name: 'After' }));
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(button()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('clears the month, and changes nothing on Escape', async () => {
    renderUi(<Form start="2020-02" />);
    await userEvent.click(button());
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Start')).toHaveValue('2020-02');
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Present' }));
    expect(screen.getByLabelText('Start')).toHaveValue('');
  });
});
