import { useTranslation } from '@shared/i18n';
import { afterDialog } from '@shared/lists';
import { AppLink, lazyComponent, useHref } from '@shared/remote-kit';
import { useNavigate } from '@shared/router';
import {
  ArrowLeftIcon,
  Button,
  ConfirmDialog,
  EllipsisIcon,
  IconButton,
  MainLabel,
  Menu,
  Page,
  PencilIcon,
  Portal,
  Stack,
  Text,
} from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { peoplePath } from '../common/paths.ts';
import type { Person } from './api/person-fields.ts';
import { PersonDetails } from './person-details.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonJobs } from './person-jobs.tsx';
import { personName } from './person-name.ts';
import { useLastContact } from './use-last-contact.ts';
import { usePersonDeletion } from './use-person-deletion.ts';

const EmailDialog = lazyComponent(
  async () => (await import('./emails/email-dialog.tsx')).EmailDialog,
  () => null,
);

/** A person to read, and the form that takes the place of the details. */
export function PersonView({ person }: { readonly person: Person }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'email' | 'delete'>();
  const lastContact = useLastContact(person);
  const remove = usePersonDeletion();
  const navigate = useNavigate();
  const people = useHref(peoplePath);
  const content = useRef<HTMLDivElement>(null);
  const name = personName(person);
  const close = (): void => setOpen(undefined);
  const onDelete = (): void => {
    close();
    void remove(person).then((isGone) => {
      if (isGone) void navigate(people);
    });
  };
  const facts = [person.role, person.company].filter((fact) => fact !== null).join(' · ');
  return (
    <Page
      title={name}
      width="reading"
      back={
        <IconButton asChild variant="ghost" colorPalette="gray" size="sm" ms="-2">
          <AppLink to={peoplePath} aria-label={t('people.back')}>
            <ArrowLeftIcon size={18} aria-hidden />
          </AppLink>
        </IconButton>
      }
      facts={facts === '' ? undefined : <Text lineClamp="1">{facts}</Text>}
      actions={
        <PersonMenu
          onEdit={() => setOpen('edit')}
          // Jobs keep the contact, so only a person who is in jobs needs the question.
          onDelete={() => (person.jobs.length > 0 ? setOpen('delete') : onDelete())}
        />
      }
      main={
        <Button onClick={() => setOpen('email')}>
          <PencilIcon size={18} aria-hidden />
          <MainLabel>{t('people.writeEmail')}</MainLabel>
        </Button>
      }
    >
      <Stack ref={content} gap="6" tabIndex={-1} outline="none" pt="2">
        {open === 'edit' ? (
          <EditedPerson person={person} onClose={close} />
        ) : (
          <PersonDetails person={person} lastContact={lastContact} onEdit={() => setOpen('edit')} />
        )}
        <PersonJobs person={person} />
      </Stack>
      {open === 'email' && <EmailDialog person={person} lastContact={lastContact} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        title={t('people.deleting.title', { name })}
        confirmLabel={t('people.deleting.confirm')}
        tone="danger"
        onConfirm={onDelete}
        onCancel={close}
      >
        {t('people.deleting.question', { count: person.jobs.length })}
      </ConfirmDialog>
    </Page>
  );
}

function EditedPerson({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The menu that opened the form first gives the focus back to its button.
  useEffect(() => afterDialog(box.current, () => box.current?.querySelector('input')?.focus()), []);
  return (
    <div ref={box}>
      {person.jobs.length > 0 && (
        <Text textStyle="sm" color="fg.muted" mb="4">
          {t('people.shared', { count: person.jobs.length })}
        </Text>
      )}
      <PersonForm
        person={person}
        label={personName(person)}
        cancel={
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
        onSaved={onClose}
      />
    </div>
  );
}

function PersonMenu(props: { readonly onEdit: () => void; readonly onDelete: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="ghost" colorPalette="gray" aria-label={t('people.more')}>
          <EllipsisIcon size={18} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="edit" onSelect={props.onEdit}>
              {t('people.edit')}
            </Menu.Item>
            <Menu.Item value="delete" onSelect={props.onDelete}>
              {t('delete')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
