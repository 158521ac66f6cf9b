import { type Markup, markup } from '../../../platform/http/markup.ts';

export interface FieldParts {
  /** The id of the element, and the name of its form field. */
  readonly id: string;
  readonly label: string;
  /** A remark after the label, such as that the field is optional. */
  readonly remark?: string;
  readonly help: string;
  /** What is wrong with the submitted value. */
  readonly problem: string | undefined;
  /** Whether the page focuses this field. */
  readonly isFirst: boolean;
  /** Renders the input with these attributes. */
  readonly control: (attributes: Markup) => Markup;
}

/** Renders a field with its label, its problem, and its help. Screen readers announce all of them. */
export function field({ id, label, remark, help, problem, isFirst, control }: FieldParts): Markup {
  const describedBy = [...(problem === undefined ? [] : [`${id}-wrong`]), `${id}-help`].join(' ');
  const attributes = markup` id="${id}" name="${id}" aria-describedby="${describedBy}"${
    problem === undefined ? [] : [markup` aria-invalid="true"`]
  }${isFirst ? [markup` autofocus`] : []}`;
  return markup`<div class="field"><label for="${id}">${label}${
    remark === undefined ? [] : [markup` <span>(${remark})</span>`]
  }</label>${control(attributes)}${
    problem === undefined ? [] : [markup`<p class="wrong" id="${id}-wrong">${problem}</p>`]
  }<p class="help" id="${id}-help">${help}</p></div>`;
}
