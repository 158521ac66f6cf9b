import { blocks, nameEvidence, table } from '../markdown.ts';
import { ferpaNotes, gdprNotes, type LawNote } from './law-notes.ts';
import { periods } from './periods.ts';
import { recipients } from './recipients.ts';
import type { ProcessingRecord } from './record.ts';
import { processingRecords } from './records.ts';

const folder = 'docs';
const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const recordText = (record: ProcessingRecord): string =>
  [
    `### ${record.title}`,
    [
      `- **Purpose:** ${record.purpose}`,
      `- **People:** ${record.people}`,
      `- **Data:** ${record.data}`,
      `- **Kept:** ${record.kept}`,
      `- **Usual legal basis:** ${record.basis}`,
      `- **Tables:** ${inCode(record.tables)}`,
      `- **Shown by:** ${nameEvidence(record, folder)}`,
    ].join('\n'),
  ].join('\n\n');

const noteTable = (notes: readonly LawNote[]): string =>
  table(
    ['Duty', 'The product', 'The operator adds', 'Shown by'],
    notes.map((note) => [note.duty, note.product, note.operator ?? '–', nameEvidence(note, folder)]),
  );

const retention = table(
  ['What', 'How long'],
  [
    ['An account whose owner asked for its deletion', `${periods.deletionGrace}, then all of it is deleted`],
    ['An account of a guest', `${periods.guest} after its last use`],
    ['A deleted résumé or letter', `${periods.deletedDocument}, then purged with its versions and links`],
    ['A deleted job, person, email template, or saved search', `${periods.deletedJob}, then purged`],
    ['A deleted file of a job', `${periods.deletedFile}, then purged`],
    ['A session', `${periods.session} after the last sign-in; its ID tokens ${periods.idToken}`],
    ['A browser that is known', `${periods.knownBrowser} after the last sign-in there`],
    ['Names and addresses of a gift', `${periods.namedGift} after it was sent`],
    ['An unpaid order', periods.unpaidOrder],
    ['Logs, backups, the audit log, closed job ads', 'As the operator decides'],
  ],
);

/** Returns docs/privacy.md. */
export const writePrivacy = (): string =>
  blocks(
    '# Privacy',
    'Records of processing (Article 30 of the GDPR), retention, recipients, and notes on the GDPR and FERPA, for operators of a site. Written by `npm run procurement` from `tooling/procurement/privacy/`; change those, not this file. Tests fail if a table of the database belongs to no record, and if a test that is named here is gone. Periods are the constants by which the product deletes. This is no legal advice.',
    'The page *Privacy* of a site (`services/public-site/content/privacy.md`) says the same to its visitors.',
    '## Records of processing',
    'Controller: the operator of the site (`SITE_OPERATOR`, `SITE_CONTACT`). Recipients and transfers: as below, by settings. Security: [security.md](security.md).',
    ...processingRecords.map(recordText),
    '## How long data is kept',
    retention,
    '## Who receives data',
    'With an empty environment, no one but the machine on which the site runs. Each of these settings adds a recipient, with which the operator needs an agreement if it is someone else:',
    table(
      ['Recipient', 'Setting', 'Receives', 'Shown by'],
      recipients.map((recipient) => [
        recipient.name,
        inCode(recipient.settings),
        recipient.receives,
        nameEvidence(recipient, folder),
      ]),
    ),
    'Two kinds of recipients do not depend on a setting. When someone pastes a link to a job ad, the server fetches that public page; its site sees the server’s address, not the person’s (docs/adr/0023). And anyone who has a share link or calendar address that a person created can see what it shows.',
    '## GDPR',
    noteTable(gdprNotes),
    '## FERPA',
    noteTable(ferpaNotes),
  );
