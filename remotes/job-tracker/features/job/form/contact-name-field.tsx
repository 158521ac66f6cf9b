import { jobLimits } from '@shared/documents';
import { Labelled, useBoundField, type Control } from '@shared/forms';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Input, VisuallyHidden } from '@shared/ui';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { suggestPeople, type SuggestedPerson } from '../api/suggest-people.ts';
import type { JobValues } from '../job-values.ts';

interface ContactNameFieldProps {
  readonly control: Control<JobValues>;
  readonly place: number;
  /** Whether the contact is a person already, who is not replaced by another one. */
  readonly isLinked: boolean;
}

/** How a person is suggested: by name and what tells namesakes apart. */
const suggestionOf = ({ name, email, company, role }: SuggestedPerson): string =>
  [name ?? email, company ?? role].filter((part) => part !== null).join(' · ');

/** The name of a contact. It suggests people whom the person knows, and a suggestion fills in the whole person. */
export function ContactNameField({ control, place, isLinked }: ContactNameFieldProps): ReactNode {
  const { t } = useTranslation();
  const listId = useId();
  const at = `contacts.${place}` as const;
  const { attach, name, text: shown, change: changeName, leave, error } = useBoundField(control, `${at}.name`);
  const { change: changePerson } = useBoundField(control, `${at}.personId`);
  const others = {
    role: useBoundField(control, `${at}.role`),
    email: useBoundField(control, `${at}.email`),
    phone: useBoundField(control, `${at}.phone`),
    link: useBoundField(control, `${at}.link`),
  };
  const [typed, setTyped] = useState('');
  const [filled, setFilled] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data, previousData } = useQuery(suggestPeople, {
    variables: { text },
    // The list would add the results to its own pages in the cache.
    fetchPolicy: text.length < 2 || isLinked ? 'standby' : 'no-cache',
    context: keepPlace,
  });
  const people = isLinked ? [] : ((data ?? previousData)?.people.nodes ?? []);
  const change = (value: string): void => {
    const chosen = people.find((person) => suggestionOf(person) === value);
    setTyped(chosen === undefined ? value : '');
    changeName(chosen === undefined ? value : (chosen.name ?? ''));
    // Another name means another person.
    changePerson(chosen?.id ?? '');
    if (chosen === undefined) return;
    for (const field of ['role', 'email', 'phone', 'link'] as const) {
      if (others[field].text.trim() === '') others[field].change(chosen[field] ?? '');
    }
    setFilled(t('contacts.filled', { name: suggestionOf(chosen) }));
  };
  return (
    <Labelled label={t('contacts.name')} optional error={error}>
      <Input
        ref={attach}
        name={name}
        value={shown}
        autoComplete="off"
        maxLength={jobLimits.line}
        list={listId}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
      <datalist id={listId}>
        {people.map((person) => (
          <option key={person.id} value={suggestionOf(person)} />
        ))}
      </datalist>
      <VisuallyHidden role="status">{filled}</VisuallyHidden>
    </Labelled>
  );
}
