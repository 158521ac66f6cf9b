import { dayOf } from '../../../../shared/documents/jobs/plain-day.ts';
import { jobDigests } from '../../../platform/database/schema/index.ts';
import type { DigestKind } from '../digest-kind.ts';
import { digestItems, jobsToTell } from './digest-items.ts';
import { digestMessage } from './digest-message.ts';
import { jobDigestTexts } from '../digest-texts.ts';

/** The daily email about what is due. */
export const jobDigest: DigestKind = {
  table: jobDigests,
  path: 'digest',
  translatorIn: jobDigestTexts,
  home: '/app/jobs/track',
  async compose(db, { accountId, email, language, timeZone, now, origin, stopAddress }) {
    const today = dayOf(now, timeZone);
    const items = digestItems(await jobsToTell(db, accountId, today), { today, language });
    return items.length === 0 ? undefined : digestMessage({ email, language, items, today, origin, stopAddress });
  },
};
