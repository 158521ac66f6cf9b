/** The designs a document can have: one Typst source each, all fed with the same `TemplateData`. */

export interface Template {
  /** What `ComposedDocument.design.template` says. */
  readonly name: string;
  /** Source, relative to this folder. */
  readonly file: string;
}

const classic: Template = { name: 'classic', file: 'templates/classic.typ' };

/** In the order in which they are offered. */
export const templates: readonly Template[] = [classic];

/** The design of a document that names none, or one that no longer exists: its pages are drawn all the same. */
export const defaultTemplate: Template = classic;

export const templateOf = (name: string): Template =>
  templates.find((template) => template.name === name) ?? defaultTemplate;
