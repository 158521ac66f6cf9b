import type {
  ComposedEntry,
  ComposedGroup,
  ComposedResume,
  ComposedSection,
} from '../../../../shared/documents/composed-document.ts';
import { type TemplateLook, templateLookOf } from '../../../../shared/typesetting/template-look.ts';
import { templateOf } from '../../../../shared/typesetting/templates.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { line, contactMarkup } from './header-markup.ts';

const paragraphs = (texts: readonly string[]): Markup[] => texts.map((text) => markup`<p>${text}</p>`);

const points = (texts: readonly string[]): Markup[] =>
  texts.length === 0 ? [] : [markup`<ul>${texts.map((text) => markup`<li>${text}</li>`)}</ul>`];

function entry({ title, subtitle, location, dates, link, ...body }: ComposedEntry, level: number): Markup {
  return markup`<article>
<header>${title === '' ? [] : [markup`<h${level} class="entry">${title}</h${level}>`]}${line('dates', dates)}${line('subtitle', subtitle)}${line('place', location)}${
    link ? [markup`<p class="link">${contactMarkup(link)}</p>`] : []
  }</header>
${paragraphs(body.paragraphs)}${points(body.points)}</article>
`;
}

const tiles = (items: readonly string[]): Markup =>
  markup`<ul class="tiles">${items.map((item) => markup`<li>${item}</li>`)}</ul>`;

const group = ({ name, items }: ComposedGroup, look: TemplateLook): Markup =>
  markup`<div>${name === '' ? [] : [markup`<dt>${name}</dt>`]}<dd>${look.groups === 'tiles' ? tiles(items) : items.join(', ')}</dd></div>`;

function body(section: ComposedSection, level: number, look: TemplateLook): Markup[] {
  switch (section.kind) {
    case 'text':
      return paragraphs(section.paragraphs);
    case 'entries':
      return section.entries.map((each) => entry(each, level + 1));
    case 'groups':
      return [markup`<dl>${section.groups.map((each) => group(each, look))}</dl>`];
  }
}

/**
 * Renders the sections of a résumé in reading order, with what a template has beside the main text after it, as in the
 * PDF. `level` is the level of their headings.
 */
export function resumeMarkup({ sections, design }: ComposedResume, level: number): Markup[] {
  const template = templateOf(design.template);
  const look = templateLookOf(template.name);
  const section = (composed: ComposedSection): Markup => {
    const id = `section-${sections.indexOf(composed)}`;
    return markup`<section aria-labelledby="${id}"><h${level} class="topic" id="${id}">${composed.title}</h${level}>
${body(composed, level, look)}</section>
`;
  };
  const isBeside = ({ kind }: ComposedSection): boolean => template.sideColumn !== undefined && kind === 'groups';
  const beside = sections.filter(isBeside);
  if (beside.length === 0) return sections.map(section);
  const main = sections.filter((each) => !isBeside(each));
  return [
    markup`<div class="columns"><div class="main">
${main.map(section)}</div><div class="side">
${beside.map(section)}</div></div>
`,
  ];
}
