/**
 * Returns where the focus belongs when the row of a list that contains `element` disappears: the button that opens the
 * next or the previous row, or the first button below the list.
 */
export function neighborOf(element: Element | null): HTMLElement | null {
  const row = element?.closest('li') ?? null;
  const beside = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.nextElementSibling;
  if (beside instanceof HTMLButtonElement) return beside;
  return (
    beside?.querySelector<HTMLElement>('[data-opens-section], [data-opens-item]') ??
    beside?.querySelector('button') ??
    null
  );
}
