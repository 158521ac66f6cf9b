import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { useReveal } from './use-reveal.ts';

/** A section that opens a moment after the click, like one whose code has yet to load. */
function Page(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const reveal = useReveal(root);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('Baked bread');
  return (
    <>
      <button
        onClick={() => {
          reveal.open({ sectionId: 's', part: 'p' }, 'bread');
          setTimeout(() => setOpen(true), 50);
        }}
      >
        Words on the page
      </button>
      <input aria-label="Another field" />
      <div ref={root}>
        <div data-section="s">
          <div data-text-of={isOpen ? 'p' : 'q'}>
            <input aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />
          </div>
        </div>
      </div>
    </>
  );
}

test('delivers what is typed on the way only to the field of the clicked text', async () => {
  render(<Page />);
  const other = screen.getByLabelText('Another field');
  other.focus();
  fireEvent.click(screen.getByRole('button'));
  expect(['a', ' ', 'b', 'Shift'].map((key) => fireEvent.keyDown(other, { key }))).toEqual([false, false, false, true]);
  expect(fireEvent.keyDown(other, { key: 'z', ctrlKey: true })).toBe(true);
  const field = screen.getByLabelText('Field');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Baked a bbread');
  // From then on the browser handles keys again.
  expect(fireEvent.keyDown(field, { key: 'c' })).toBe(true);
});
