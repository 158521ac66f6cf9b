import { withoutScheme } from '@shared/documents';
import type { Translate } from '@shared/i18n';
import type { JobAdReading } from '../api/read-job-ad.ts';
import { type JobValues, newContact } from '../job-values.ts';

type Ad = JobAdReading['ad'];

/** Returns the place with the way of working, which a job has no field for: `Remote (France)`. */
function locationOf({ location, workplace }: Ad, t: Translate): string {
  if (workplace === 'remote') return location === null ? t('ad.remote') : t('ad.remoteIn', { place: location });
  if (workplace === 'hybrid' && location !== null) return t('ad.hybridIn', { place: location });
  return location ?? '';
}

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** Converts what was read from an ad to values of the form; what was not found is empty. */
export const valuesOfAd = (ad: Ad, t: Translate): Partial<JobValues> => ({
  title: text(ad.title),
  company: text(ad.company),
  location: locationOf(ad, t),
  link: withoutScheme(text(ad.link)),
  source: text(ad.source),
  salaryMin: text(ad.salaryMin),
  salaryMax: text(ad.salaryMax),
  currency: text(ad.currency),
  salaryPeriod: text(ad.salaryPeriod),
  deadline: text(ad.deadline),
  description: text(ad.description),
  contacts:
    ad.contact === null
      ? []
      : [
          {
            ...newContact(),
            ...{ name: text(ad.contact.name), email: text(ad.contact.email), phone: text(ad.contact.phone) },
          },
        ],
});
