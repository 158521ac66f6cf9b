import { type Markup, markup } from '../../../platform/http/markup.ts';

export interface FieldParts {
  /** Of the element; its form field is called the same. */
  readonly id: string;
  readonly label: string;
  /** Stands behind the label: that nobody must fill it in. */
  readonly remark?: string;
  readonly help: string;
  /** What is wrong with what was sent. */
  readonly problem: string | undefined;
  /** The page begins at this field. */
  readonly isFirst: boolean;
  /** The input, which takes these attributes. */
  readonly control: (attributes: Markup) => Markup;
}

/** A field with its label, what is wrong with it, and what it is for; who hears the page hears all of it. */
export function field({ id, label, remark, help, problem, isFirst, control }: FieldParts): Markup {
  const described = [...(problem === undefined ? [] : [`${id}-wrong`]), `${id}-help`].join(' ');
  const attributes = markup` id="${id}" name="${id}" aria-describedby="${described}"${
    problem === undefined ? [] : [markup` aria-invalid="true"`]
  }${isFirst ? [markup` autofocus`] : []}`;
  return markup`<div class="field"><label for="${id}">${label}${
    remark === undefined ? [] : [markup` <span>(${remark})</span>`]
  }</label>${control(attributes)}${
    problem === undefined ? [] : [markup`<p class="wrong" id="${id}-wrong">${problem}</p>`]
  }<p class="help" id="${id}-help">${help}</p></div>`;
}
