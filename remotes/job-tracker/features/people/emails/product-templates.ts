import type { JobStage } from '@shared/documents';
import type { Translate } from '@shared/i18n';
import { emailVariables } from './email-variables.ts';

/** The templates that come with the product, in the order in which they are offered. */
export const productTemplates = [
  ...(['introduction', 'referral', 'afterApplying', 'afterInterview', 'thankYou', 'offer', 'stayInTouch'] as const),
] as const;
export type ProductTemplate = (typeof productTemplates)[number];

export interface EmailTexts {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

/** The variables of an email are filled later, so the translation gets each of them as its own value. */
const untouched = Object.fromEntries(emailVariables.map((name) => [name, `{{${name}}}`]));

/** Returns a template of the product in the person's language. */
export const textsOfTemplate = (t: Translate, template: ProductTemplate): EmailTexts => ({
  name: t(`emails.templates.${template}.name`),
  subject: t(`emails.templates.${template}.subject`, untouched),
  body: t(`emails.templates.${template}.body`, untouched),
});

const byStage: Readonly<Record<JobStage, ProductTemplate>> = {
  ...{ saved: 'introduction', applied: 'afterApplying', screening: 'afterApplying' },
  ...{ interview: 'thankYou', offer: 'offer', closed: 'stayInTouch' },
};

/** The template that is most likely needed for a job at a stage. */
export const templateFor = (stage: JobStage | undefined): ProductTemplate =>
  stage === undefined ? 'introduction' : byStage[stage];
