/** The templates a document can use: one Typst source each, all with the same `TemplateData` as input. */
import type { FontPair } from '../documents/design/resume-design.ts';

export interface Template {
  /** The name, as in `ComposedDocument.design.template`. */
  readonly name: string;
  /** The path of the source relative to this folder. */
  readonly file: string;
  /** The defaults of the design: fonts, sizes of text and name in points, and side margins in millimeters. */
  readonly fonts: FontPair;
  readonly textSize: number;
  readonly nameSize: number;
  readonly sideMargin: number;
  /** The share of the text's width that a line of the main text takes. */
  readonly mainColumn: number;
  /** The share of the text's width of a second column, for lists of skills and similar sections. */
  readonly sideColumn?: number;
  /** Whether it has room for a headshot. */
  readonly hasHeadshot: boolean;
}

const template = (name: string, rest: Omit<Template, 'name' | 'file'>): Template => ({
  name,
  file: `templates/${name}.typ`,
  ...rest,
});

const classic = template('classic', {
  fonts: 'lato',
  textSize: 10,
  nameSize: 25,
  sideMargin: 21.59,
  mainColumn: 1,
  hasHeadshot: true,
});

/** The templates in the order in which they are offered. */
export const templates: readonly Template[] = [
  classic,
  template('centered', {
    fonts: 'garamond',
    textSize: 10,
    nameSize: 27,
    sideMargin: 23,
    mainColumn: 1,
    hasHeadshot: false,
  }),
  template('sidebar', {
    fonts: 'source-sans',
    textSize: 9.5,
    nameSize: 27,
    sideMargin: 15,
    mainColumn: 0.66,
    sideColumn: 0.27,
    hasHeadshot: true,
  }),
  template('margin', {
    fonts: 'inter',
    textSize: 9.5,
    nameSize: 28,
    sideMargin: 18,
    mainColumn: 0.65,
    sideColumn: 0.28,
    hasHeadshot: true,
  }),
  template('timeline', {
    fonts: 'lato',
    textSize: 10,
    nameSize: 27,
    sideMargin: 20,
    mainColumn: 0.71,
    hasHeadshot: true,
  }),
  template('band', { fonts: 'lato', textSize: 10, nameSize: 27, sideMargin: 20, mainColumn: 1, hasHeadshot: true }),
  template('academic', {
    fonts: 'source-serif',
    textSize: 10,
    nameSize: 23,
    sideMargin: 22,
    mainColumn: 0.76,
    hasHeadshot: false,
  }),
  template('compact', {
    fonts: 'source-sans',
    textSize: 9,
    nameSize: 20,
    sideMargin: 15,
    mainColumn: 1,
    hasHeadshot: false,
  }),
];

/** The points of a letter's text where a résumé's has the template's `textSize`: a letter is read, not scanned. */
export const letterTextSize = 11;

/** The sources that templates share, by the paths under which they import them. */
export const sharedSources: readonly string[] = ['setup', 'pieces', 'sections', 'columns', 'letter'].map(
  (name) => `templates/common/${name}.typ`,
);

/** The template of a document that names none, or one that no longer exists, so that its pages can always be drawn. */
export const defaultTemplate: Template = classic;

/** Returns a template by its name, or the default one. */
export const templateOf = (name: string): Template => templates.find((each) => each.name === name) ?? defaultTemplate;
