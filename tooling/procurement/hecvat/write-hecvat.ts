import { blocks, nameEvidence, table } from '../markdown.ts';
import { applicationAndSignIn } from './application-and-sign-in.ts';
import { companyAndDocuments } from './company-and-documents.ts';
import { dataAndOperation } from './data-and-operation.ts';
import type { Answer, Question, QuestionGroup } from './question.ts';
import { readAsvs, type Requirement } from './read-asvs.ts';

const folder = 'docs';

export const questionGroups: readonly QuestionGroup[] = [
  ...companyAndDocuments,
  ...applicationAndSignIn,
  ...dataAndOperation,
];

/** The answer that the states of requirements give together. */
function answerOfStates(states: readonly string[]): Answer {
  const known = new Set(states.filter((state) => state !== 'n/a'));
  if (known.size === 0) return 'Not applicable';
  if (known.size > 1) return 'Partly';
  const answers: Readonly<Record<string, Answer>> = { met: 'Yes', not: 'No', operator: 'Operator' };
  return answers[[...known][0] ?? ''] ?? 'Partly';
}

/** Returns the requirements that a question refers to. Throws when docs/asvs.md has one of them no more. */
function requirementsOf({ asvs = [] }: Question, known: ReadonlyMap<string, Requirement>): readonly Requirement[] {
  return asvs.map((number) => {
    const requirement = known.get(number);
    if (requirement === undefined) throw new Error(`docs/asvs.md has no requirement ${number}.`);
    return requirement;
  });
}

const sentence = (requirement: Requirement): string =>
  `${requirement.number} ${requirement.text} (${requirement.state}): ${requirement.why}`;

function rowOf(question: Question, number: number, known: ReadonlyMap<string, Requirement>): readonly string[] {
  const requirements = requirementsOf(question, known);
  const answer = question.answer ?? answerOfStates(requirements.map(({ state }) => state));
  const named = nameEvidence(question, folder);
  const settings = question.settings?.map((name) => `\`${name}\``).join(', ');
  const parts = [
    question.text,
    requirements.length > 0 && `ASVS: ${requirements.map(sentence).join('; ')}`,
    named !== '' && `Shown by: ${named}`,
    settings !== undefined && `Settings: ${settings}`,
    question.operator !== undefined && `**The operator fills in:** ${question.operator}`,
  ];
  return [
    String(number),
    question.question,
    answer === 'Operator' ? 'Answered by the operator' : answer,
    parts.filter((part) => typeof part === 'string' && part !== '').join('<br>'),
  ];
}

/** Returns docs/hecvat.md. */
export function writeHecvat(): string {
  const known = readAsvs();
  let number = 0;
  const group = ({ title, questions }: QuestionGroup): string =>
    [
      `## ${title}`,
      table(
        ['No.', 'Question', 'Answer', 'More'],
        questions.map((question) => rowOf(question, (number += 1), known)),
      ),
    ].join('\n\n');
  return blocks(
    '# HECVAT Lite answers',
    'Answers to the questions of the Higher Education Community Vendor Assessment Toolkit, Lite, for the product as it is. Questions are paraphrased and numbered by us, since the numbers differ between its versions. Written by `npm run procurement` from `tooling/procurement/hecvat/` and [asvs.md](asvs.md); change those, not this file.',
    'Where the answer depends on how a site is run, it says *Answered by the operator* and what to fill in. An answer that rests on ASVS follows the states in that assessment: *Yes* if all are met, *Partly* if they differ.',
    ...questionGroups.map(group),
  );
}
