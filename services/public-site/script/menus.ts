/**
 * Closes an open menu on Escape, which leaves the focus on its button, and when something else is pressed or focused.
 */
export function closeMenus(page: Document): void {
  const openMenus = (): HTMLDetailsElement[] => [
    ...page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
  ];
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  for (const name of ['pointerdown', 'focusin']) {
    page.addEventListener(name, ({ target }) => {
      for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    });
  }
}
