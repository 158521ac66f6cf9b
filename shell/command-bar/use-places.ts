import { matchRemote } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { chosenDensity, densities } from '../density/density.ts';
import { useDensityTexts } from '../density/texts.ts';
import { useGuestCare } from '../guests/guest-care-context.ts';
import { entriesOf, titledGroups, type NavigationProps } from '../navigation/entries.ts';
import type { Command, CommandGroup } from './command.ts';
import { useCommandTexts } from './texts.ts';

const jobPath = /^\/app\/jobs\/track\/(?!new$)([^/]+)$/;

/** Returns the pages and actions that this person has, which are known without a request. */
export function usePlaces({ registry, pathname }: NavigationProps): readonly Command[] {
  const { t } = useTranslation();
  const own = useCommandTexts();
  const inDensity = useDensityTexts();
  const { isGuest, keepWork, leave } = useGuestCare();
  const command = (group: CommandGroup, title: string, does: Command['does'], detail?: string): Command => ({
    ...{ id: typeof does === 'string' ? does : title, group, title, detail, does },
  });
  const isThere = ({ does }: Command): boolean => typeof does !== 'string' || matchRemote(registry, does) !== undefined;
  const job = jobPath.exec(pathname)?.[1];
  return [
    ...titledGroups.flatMap((group) =>
      entriesOf(registry, group).map(({ label, path }) =>
        command('pages', t(label), path, t(`navigation.groups.${group}`)),
      ),
    ),
    ...entriesOf(registry, 'none').map(({ label, path }) => command('pages', t(label), path)),
    ...[
      command('pages', own('pages.find'), '/app/jobs/find'),
      command('pages', own('pages.savvy'), '/app/jobs/savvy'),
      command('pages', own('pages.people'), '/app/jobs/people'),
      command('pages', own('pages.profile'), '/app/profile'),
      command('actions', own('actions.resume'), '/app/resumes/edit/new'),
      command('actions', own('actions.letter'), '/app/cover-letters/edit/new'),
      command('actions', own('actions.job'), '/app/jobs/track/new'),
      command('actions', own('actions.work'), '/app/events/work/new'),
      command('actions', own('actions.education'), '/app/events/edu/new'),
      command('actions', own('actions.skills'), '/app/events/skills/new'),
      command('actions', own('actions.paragraph'), '/app/events/cover-letter/new'),
    ].filter(isThere),
    ...(job === undefined ? [] : [command('actions', own('actions.tailor'), `/app/jobs/tailor?job=${job}`)]),
    command('pages', own('pages.plan'), '/app/upgrade'),
    ...densities.map((density) =>
      command('actions', inDensity('choose', { density: inDensity(density) }), () => chosenDensity.set(density)),
    ),
    ...(isGuest ? [command('actions', own('actions.keepWork'), keepWork)] : []),
    command('actions', own('actions.signOut'), leave),
  ];
}
