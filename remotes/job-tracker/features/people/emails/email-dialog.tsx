import { useTranslation, useLocale } from '@shared/i18n';
import { newUuid } from '@shared/record-forms';
import { AppDialog, Button, ErrorNotice, ListSkeleton, Stack, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useToday } from '../../common/use-today.ts';
import type { OwnTemplate } from '../api/email-templates.ts';
import type { Person } from '../api/person-fields.ts';
import { personName } from '../person-name.ts';
import type { LastContact } from '../use-last-contact.ts';
import { ContactedQuestion } from './contacted-question.tsx';
import { EmailChoices } from './email-choices.tsx';
import { EmailPreview } from './email-preview.tsx';
import { type EmailVariable, fillEmail, plainEmail, valuesOfEmail, variablesIn } from './email-variables.ts';
import { mailLink, maxSafeLink } from './mail-link.ts';
import { MissingValues } from './missing-values.tsx';
import { type EmailTexts, productTemplates, templateFor, textsOfTemplate } from './product-templates.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { type OwnTemplates, useOwnTemplates } from './use-own-templates.ts';

interface EmailDialogProps {
  readonly person: Person;
  readonly lastContact: LastContact;
  readonly onClose: () => void;
}

/** Writes an email to a person from a template, to copy or to open in the mail app. */
export function EmailDialog({ person, lastContact, onClose }: EmailDialogProps): ReactNode {
  const { t } = useTranslation();
  const own = useOwnTemplates();
  const title = t('emails.title', { name: personName(person) });
  if (own.templates === undefined) {
    return (
      <AppDialog
        open
        onClose={onClose}
        title={title}
        size="lg"
        actions={<Button onClick={onClose}>{t('emails.close')}</Button>}
      >
        {own.failed ? <ErrorNotice title={t('emails.loadFailed')} onRetry={own.retry} /> : <ListSkeleton rows={6} />}
      </AppDialog>
    );
  }
  return (
    <LoadedDialog
      person={person}
      lastContact={lastContact}
      title={title}
      own={own}
      templates={own.templates}
      onClose={onClose}
    />
  );
}

interface LoadedDialogProps extends EmailDialogProps {
  readonly title: string;
  readonly own: OwnTemplates;
  readonly templates: readonly OwnTemplate[];
}

function LoadedDialog({ person, lastContact, title, own, templates, onClose }: LoadedDialogProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const today = useToday();
  const notices = useNotices();
  const [jobId, setJobId] = useState(person.jobs[0]?.id ?? '');
  const job = person.jobs.find(({ id }) => id === jobId);
  const [chosen, setChosen] = useState<string>(templateFor(job?.stage));
  const [typed, setTyped] = useState<Partial<Record<EmailVariable, string>>>({});
  const [edited, setEdited] = useState<Omit<EmailTexts, 'name'>>();
  const [written, setWritten] = useState<{ readonly template: OwnTemplate | undefined; readonly key: string }>();
  const [isSent, setIsSent] = useState(false);

  const ownTemplate = templates.find(({ id }) => id === chosen);
  const product = productTemplates.find((each) => each === chosen) ?? 'introduction';
  const texts: EmailTexts = ownTemplate ?? textsOfTemplate(t, product);
  const known = valuesOfEmail({ person, job, sender: own.sender, today, language });
  const values = { ...known, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== '')) };
  const missing = variablesIn(texts.subject, texts.body).known.filter((name) => known[name] === '');
  const subject = edited === undefined ? fillEmail(texts.subject, values) : fillEmail(edited.subject, values);
  const body = edited === undefined ? fillEmail(texts.body, values) : fillEmail(edited.body, values);
  const email = { email: person.email, subject: plainEmail(subject), body: plainEmail(body) };
  const link = mailLink(email);
  const unfilled = [
    ...new Set([...subject, ...body].flatMap((piece) => (typeof piece === 'string' ? [] : [piece.unfilled]))),
  ];

  const choose = (change: () => void): void => {
    const before = { chosen, jobId, edited };
    change();
    setEdited(undefined);
    if (before.edited === undefined) return;
    // What was typed can be long, so another template is never the last word.
    notices.show({
      kind: 'info',
      title: t('emails.editsReplaced'),
      action: {
        label: t('undo'),
        onClick: () => {
          setChosen(before.chosen);
          setJobId(before.jobId);
          setEdited(before.edited);
        },
      },
    });
  };
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.show({ kind: 'success', title: done, duration: 3000 });
      setIsSent(true);
    } catch {
      notices.show({ kind: 'error', title: t('emails.notCopied') });
    }
  };
  if (written !== undefined) {
    return (
      <TemplateDialog
        key={written.key}
        template={written.template}
        initial={written.template ?? { ...texts, name: '' }}
        save={own.save}
        onSaved={(id) => {
          choose(() => setChosen(id));
          setWritten(undefined);
        }}
        onClose={() => setWritten(undefined)}
      />
    );
  }
  return (
    <AppDialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => void copy(email.body, t('emails.copied'))}>
            {t('emails.copy')}
          </Button>
          <Button asChild>
            <a href={link} onClick={() => setIsSent(true)}>
              {t('emails.open')}
            </a>
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <EmailChoices
          chosen={ownTemplate === undefined ? product : ownTemplate.id}
          templates={templates}
          jobs={person.jobs}
          jobId={jobId}
          onTemplate={(id) => choose(() => setChosen(id))}
          onJob={(id) => choose(() => setJobId(id))}
          onWrite={(template) => setWritten({ template, key: newUuid() })}
          onDelete={(template) =>
            void own.remove(template).then((isGone) => {
              if (isGone) setChosen(templateFor(job?.stage));
            })
          }
        />
        <MissingValues
          names={missing}
          values={typed}
          onChange={(name, value) => setTyped((now) => ({ ...now, [name]: value }))}
        />
        <EmailPreview
          to={person.email}
          subject={subject}
          body={body}
          unfilled={unfilled}
          edited={edited}
          isLong={link.length > maxSafeLink}
          onEdit={(now) => setEdited(now ?? { subject: email.subject, body: email.body })}
          onReset={() => setEdited(undefined)}
          onCopySubject={() => void copy(email.subject, t('emails.subjectCopied'))}
        />
        {isSent && <ContactedQuestion lastContact={lastContact} />}
      </Stack>
    </AppDialog>
  );
}
