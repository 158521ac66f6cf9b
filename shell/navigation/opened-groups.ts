import { storedText } from '@shared/remote-kit';
import type { titledGroups } from './entries.ts';

type Group = (typeof titledGroups)[number];

const opened = (subject: string) => storedText(`tessera.navigation.open.${subject}`);

const groupsIn = (text = ''): readonly string[] => text.split(' ').filter((group) => group !== '');

/** Whether this person opened a group, on any page. */
export const isOpened = (subject: string, group: Group): boolean => groupsIn(opened(subject).get()).includes(group);

/** Remembers on this device whether a person wants a group open. */
export function rememberOpened(subject: string, group: Group, isOpen: boolean): void {
  const others = groupsIn(opened(subject).get()).filter((other) => other !== group);
  opened(subject).set([...others, ...(isOpen ? [group] : [])].join(' '));
}
