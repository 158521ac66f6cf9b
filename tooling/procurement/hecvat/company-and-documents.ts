import { test } from '../evidence.ts';
import type { Question, QuestionGroup } from './question.ts';

/** A question about the organization that runs a site, which no code can answer. */
const asked = (question: string, operator: string): Question => ({ question, answer: 'Operator', text: '', operator });

const company: QuestionGroup = {
  title: 'Company',
  questions: [
    asked(
      'Describe your organization, its business, and its ownership.',
      'Legal name, address, legal form, owners, years in business. The site shows `SITE_OPERATOR` on its pages *Contact*, *Terms*, and *Privacy*.',
    ),
    asked(
      'How long have you done business in this field, and with which institutions?',
      'Years, and references with their consent.',
    ),
    asked(
      'Was there an unplanned disruption or a security incident in the last years?',
      'Incidents, what was done, and whom you told.',
    ),
    asked('Do you have people or a team for information security?', 'Names or roles, and how they are reached.'),
    {
      question: 'Is each change to the product tested before it is released?',
      answer: 'Yes',
      text: 'Each change runs formatting, types, lint, unit tests, service tests, and end-to-end tests (`npm run check`), and updates the threat model where it adds something.',
      documents: ['CONTRIBUTING.md', 'docs/security.md#threat-model'],
    },
    {
      question: 'Is the environment documented?',
      answer: 'Yes',
      text: 'One kind of process, in any number, with PostgreSQL. Everything that processes share is in the database.',
      operator: 'Where it runs, in how many places, and who else has access to the machines.',
      documents: ['docs/architecture.md', 'docs/operating/deploying.md'],
    },
  ],
};

const documentation: QuestionGroup = {
  title: 'Documentation',
  questions: [
    asked(
      'Is there an audit by others, such as SOC 2 or ISO 27001?',
      'Reports of your organization and of your hosting provider. The product itself has none.',
    ),
    {
      question: 'Do you follow a framework of security?',
      answer: 'Partly',
      text: 'The product is assessed against OWASP ASVS 4.0.3, levels 1 and 2, requirement by requirement, by its own makers. It is not an audit.',
      operator: 'The framework of your organization, such as the NIST Cybersecurity Framework.',
      tests: [test('tooling/asvs.test.ts', 'names evidence that exists, and a reason for what is not met')],
      documents: ['docs/asvs.md'],
    },
    {
      question: 'Can diagrams of the architecture and of data flows be shared?',
      asvs: ['1.1.4', '1.11.1'],
      text: 'They are part of the product’s documentation.',
      documents: ['docs/architecture.md', 'docs/security.md#threat-model'],
    },
    {
      question: 'Is there a privacy policy?',
      answer: 'Yes',
      text: 'Each site has a page *Privacy* that says what is stored, why, and for how long. The records behind it are compared with the database.',
      settings: ['SITE_OPERATOR', 'SITE_CONTACT'],
      documents: ['docs/privacy.md'],
      tests: [test('services/public-site/render-site.test.ts', 'has all required pages and at least eight articles')],
    },
    {
      question: 'Is there a bill of materials, and are licenses known?',
      asvs: ['14.2.5'],
      text: '`npm run sbom` prints it in the format CycloneDX, `npm run licenses` lists the licenses.',
      tests: [test('tooling/image/server-folder.test.ts', 'has the license of each package that has one')],
    },
    {
      question: 'Is there documentation for administrators?',
      asvs: ['14.1.4'],
      text: 'The operating guide covers settings, deployment, backup, alerts, and what to do at night. Tests compare it with the code.',
      documents: ['docs/operating/README.md', 'docs/operating/runbook.md'],
    },
  ],
};

const accessibility: QuestionGroup = {
  title: 'IT accessibility',
  questions: [
    {
      question: 'Is there a current conformance report (VPAT)?',
      answer: 'Yes',
      text: 'It is generated from a table in which each criterion names its tests.',
      documents: ['docs/accessibility/acr.md'],
    },
    {
      question: 'Has someone else audited accessibility?',
      answer: 'No',
      text: 'There was a review by use, by the makers of the product. No one has tried it with a screen reader for this report.',
      documents: ['docs/accessibility/acr.md'],
    },
    {
      question: 'Has a standard been adopted, and is it verified during development?',
      answer: 'Yes',
      text: 'WCAG 2.2, A and AA. Pages are examined on each change in both color schemes and two widths, and the theme’s contrast is computed.',
      tests: [
        test('e2e/pages.spec.ts', 'keeps every page accessible and fitting, light and dark'),
        test('shared/ui/theme/contrast.test.ts', 'is at least 4.5 for text on %s'),
      ],
    },
    {
      question: 'Can everything be done with the keyboard alone?',
      answer: 'Yes',
      text: 'Whole tasks are tested this way. What is dragged also has buttons or a menu.',
      tests: [
        test('e2e/letters.spec.ts', 'writes a letter by keyboard alone on a small screen in dark mode'),
        test('e2e/drafts.spec.ts', 'reorders entries by mouse, buttons, and keyboard, and Escape leaves the mode'),
      ],
      documents: ['docs/accessibility/acr.md#known-problems'],
    },
    {
      question: 'Does it need a separate accessible version?',
      answer: 'No',
      text: 'There is one version for everyone.',
      documents: ['docs/accessibility/acr.md'],
    },
    {
      question: 'Is there a way to report accessibility problems, and are they followed up?',
      answer: 'Partly',
      text: 'Each site has an *Accessibility* page with an address to write to. Known problems are listed in the code, and each one lowers the level of its criterion in the report until it is fixed.',
      operator: 'The time within which you answer.',
      settings: ['SITE_CONTACT'],
      documents: ['docs/accessibility/acr.md#known-problems'],
    },
    asked('Is staff trained in accessibility, and is there a roadmap?', 'Your training and your plans.'),
  ],
};

export const companyAndDocuments: readonly QuestionGroup[] = [company, documentation, accessibility];
