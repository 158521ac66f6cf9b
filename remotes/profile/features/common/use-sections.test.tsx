import { createMemoryRouter, RouterProvider } from '@shared/router';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { useSections } from './use-sections.ts';

function Sections({ titles }: { readonly titles: readonly string[] }): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const { sections } = useSections(content);
  return (
    <>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div ref={content}>
        {titles.map((title, index) => (
          <section key={index}>
            <h2 id={`section-${index}`}>{title}</h2>
          </section>
        ))}
      </div>
    </>
  );
}

const steps = [['Photo'], ['Photo', 'Language'], ['Foto', 'Sprache']] as const;

function Page(): ReactNode {
  const [step, setStep] = useState(0);
  return (
    <>
      <button onClick={() => setStep(step + 1)}>Next</button>
      <Sections titles={steps[step] ?? []} />
    </>
  );
}

test('lists sections that arrive later, and follows titles whose language changes', async () => {
  const page = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  for (const titles of steps) {
    await waitFor(() => expect(page.getAllByRole('listitem').map((item) => item.textContent)).toEqual(titles));
    fireEvent.click(page.getByRole('button'));
  }
});
