import { resolveReferences, type ResumeToCompose } from '../compose-resume.ts';
import type { EduEvent, SkillEvent, WorkEvent } from '../events.ts';
import type { ContactInfo, CustomCategory, CustomItem, HeaderLink, ResumeSection } from '../resume-document.ts';
import type { JsonRecord } from '../parsing/read-json.ts';
import { defaultVariantKey } from '../variants/variant.ts';
import { documentLocaleOf, sectionTitle } from './document-locale.ts';

interface ShownBase {
  /** The title as it is printed. */
  readonly title: string;
}
export type ResolvedSection =
  | (ShownBase & { readonly kind: 'summary'; readonly text: string })
  | (ShownBase & { readonly kind: 'work'; readonly blocks: readonly WorkEvent[] })
  | (ShownBase & { readonly kind: 'education'; readonly blocks: readonly EduEvent[] })
  | (ShownBase & { readonly kind: 'skills'; readonly blocks: readonly SkillEvent[] })
  | (ShownBase & {
      readonly kind: 'custom';
      readonly category: CustomCategory;
      readonly items: readonly CustomItem[];
    });

/** What a résumé shows, field by field, for file formats that have fields. */
export interface ResolvedResume {
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly sections: readonly ResolvedSection[];
  /** The JSON Resume file that the résumé was imported from; see `ResumeDocument`. */
  readonly origin?: JsonRecord;
}

/** Whether an item prints anything. */
function hasContent({ title, subtitle, location, link, text, startDate, endDate, points }: CustomItem): boolean {
  const texts = [title, subtitle, location, link, text, ...points.map((point) => point.text)];
  return startDate !== null || endDate !== null || texts.some((each) => each.trim() !== '');
}

function resolveSection(
  section: ResumeSection,
  { document, events, language }: ResumeToCompose,
): ResolvedSection | undefined {
  const wording = document.wording ?? defaultVariantKey;
  const title = sectionTitle(section, documentLocaleOf(document, language), language);
  switch (section.kind) {
    case 'summary':
      return section.text.trim() === '' ? undefined : { kind: 'summary', title, text: section.text };
    case 'work':
      return { kind: 'work', title, blocks: resolveReferences(section, events.work, wording) };
    case 'education':
      return { kind: 'education', title, blocks: resolveReferences(section, events.education, wording) };
    case 'skills':
      return { kind: 'skills', title, blocks: resolveReferences(section, events.skills, wording) };
    case 'custom': {
      const items = section.items.filter(hasContent);
      return items.length === 0 ? undefined : { kind: 'custom', title, category: section.category, items };
    }
  }
}

/**
 * Resolves a résumé field by field: its blocks in their places with the texts that it shows. Hidden parts are left out,
 * so a file made from the result may be passed on.
 */
export function resolveResume(resume: ResumeToCompose): ResolvedResume {
  const { document, contact } = resume;
  return {
    contact: document.contact ?? contact,
    headline: document.headline,
    links: document.links,
    sections: document.sections.flatMap((section) => (section.visible ? (resolveSection(section, resume) ?? []) : [])),
    ...(document.origin && { origin: document.origin }),
  };
}
