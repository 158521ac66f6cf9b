import { test, type Evidence } from '../evidence.ts';
import * as common from './common-tests.ts';

/**
 * What people need who cannot see, hear, or move in the usual way, in the words of Section 508 (302) and EN 301 549 (4.2),
 * each with the WCAG criteria that decide about it.
 */
export interface FunctionalCriterion extends Evidence {
  readonly section508?: string;
  readonly en301549?: string;
  readonly name: string;
  readonly decidedBy: readonly string[];
  readonly remark: string;
}

const notSeen = ['1.1.1', '1.3.1', '1.3.2', '2.1.1', '2.4.1', '2.4.2', '2.4.3', '2.4.6', '3.1.1', '4.1.2', '4.1.3'];
const byHand = ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.5.1', '2.5.3', '2.5.7', '2.5.8'];

export const functionalCriteria: readonly FunctionalCriterion[] = [
  {
    section508: '302.1',
    en301549: '4.2.1',
    name: 'Without Vision',
    decidedBy: notSeen,
    remark:
      'Everything has a text and is reached by keys. It was examined by the accessibility tree, not with a screen reader.',
  },
  {
    section508: '302.2',
    en301549: '4.2.2',
    name: 'With Limited Vision',
    decidedBy: ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12', '2.4.7', '2.4.11'],
    remark: 'Pages keep everything at 400% and at 320 CSS pixels, in a light and a dark scheme.',
  },
  {
    section508: '302.3',
    en301549: '4.2.3',
    name: 'Without Perception of Color',
    decidedBy: ['1.4.1'],
    remark: 'What a color says is also said by a word, an icon, or an underline.',
  },
  {
    section508: '302.4',
    en301549: '4.2.4',
    name: 'Without Hearing',
    decidedBy: ['1.2.1', '1.2.2', '1.2.4', '1.4.2'],
    remark: 'Nothing is said by sound.',
  },
  {
    section508: '302.5',
    en301549: '4.2.5',
    name: 'With Limited Hearing',
    decidedBy: ['1.2.1', '1.2.2', '1.2.4', '1.4.2'],
    remark: 'Nothing is said by sound.',
  },
  {
    section508: '302.6',
    en301549: '4.2.6',
    name: 'Without Speech (or Vocal Capability)',
    decidedBy: [],
    remark: 'Nothing takes speech as input, and pages may not use the microphone.',
    tests: [common.headers],
  },
  {
    section508: '302.7',
    en301549: '4.2.7',
    name: 'With Limited Manipulation (or Strength)',
    decidedBy: byHand,
    remark:
      'No function needs two fingers, a path, or two keys held by both hands; the one shortcut, Ctrl+K, has a button too.',
  },
  {
    section508: '302.8',
    en301549: '4.2.8',
    name: 'With Limited Reach (and Strength)',
    decidedBy: byHand,
    remark: 'The product is software; what it asks of the hand is below 302.7.',
  },
  {
    en301549: '4.2.9',
    name: 'Minimize Photosensitive Seizure Triggers',
    decidedBy: ['2.3.1'],
    remark: 'Nothing is meant to flash.',
  },
  {
    section508: '302.9',
    en301549: '4.2.10',
    name: 'With Limited Language, Cognitive, and Learning Abilities',
    decidedBy: ['2.2.1', '2.4.6', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'],
    remark:
      'Texts are short and say what to do; work is saved while it is typed; nothing has to be remembered to sign in.',
  },
  {
    en301549: '4.2.11',
    name: 'Privacy',
    decidedBy: [],
    remark: 'Passwords are hidden until a person shows them, whatever assistive technology is used.',
    tests: [test('shared/forms/fields/fields.test.tsx', 'show and hide a password')],
  },
];
