/** The attribute of elements that the server rendered ahead of the app; its value is the name of their purpose. */
const attribute = 'data-prepared';

/** Takes the element of that name, which can be taken once; the caller removes it from the document. */
export function takePrepared(name: string): HTMLElement | undefined {
  const part = document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(name)}"]`) ?? undefined;
  part?.removeAttribute(attribute);
  return part;
}

/** Removes all unused elements, because another page is shown than the one they were made for. */
export function dropPrepared(): void {
  for (const part of document.querySelectorAll(`[${attribute}]`)) part.remove();
}
