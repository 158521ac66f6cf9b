/** What the server has put into the page ahead of the app, each part under the name of what it was prepared for. */
const attribute = 'data-prepared';

/** Hands the part of that name over, once; whoever takes it removes it from the document. */
export function takePrepared(name: string): HTMLElement | undefined {
  const part = document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(name)}"]`) ?? undefined;
  part?.removeAttribute(attribute);
  return part;
}

/** Takes all that nobody has taken off the screen: another page is shown than the one it was meant for. */
export function dropPrepared(): void {
  for (const part of document.querySelectorAll(`[${attribute}]`)) part.remove();
}
