import { useFormats, useTranslation, type Formats, type Translate } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { Badge, Box, Button, ConfirmDialog, HStack, Heading, Stack, Text } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Share } from './api/share-fields.ts';
import { CopyLink } from './copy-link.tsx';
import { ShareForm } from './share-form.tsx';
import { settingsOf } from './share-settings.ts';
import type { Shares } from './use-shares.ts';
import { useSharingTexts } from './texts.ts';

interface ShareCardProps {
  readonly share: Share;
  readonly shares: Shares;
}

const hasEnded = ({ expiresAt }: Share): boolean => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Returns the properties of a link, in a few words each. */
function marksOf(share: Share, t: Translate, formats: Formats): readonly string[] {
  const { mode, frozenAt, hasPassword, expiresAt, resumeId, letterId } = share;
  return [
    mode === 'live' || frozenAt === null ? t('live') : t('asOf', { date: formats.date(frozenAt) }),
    ...(resumeId !== null && letterId !== null ? [t('bundle')] : []),
    ...(hasPassword ? [t('withPassword')] : []),
    ...(expiresAt === null ? [] : [t(hasEnded(share) ? 'ended' : 'endsOn', { date: formats.date(expiresAt) })]),
  ];
}

/** For a link that shows two documents: their titles, or that one of them is deleted. */
function bundleOf({ resumeId, letterId, resumeTitle, letterTitle }: Share, t: Translate): string | undefined {
  if (resumeId === null || letterId === null) return undefined;
  if (resumeTitle === null || letterTitle === null) return t('bundleBroken');
  return t('bundleOf', { letter: letterTitle || t('untitled'), resume: resumeTitle || t('untitled') });
}

/** Describes the views: `Opened 5 times, last on 20 November`. */
function viewsOf({ views }: Share, t: Translate, formats: Formats): string {
  const last = views.at(-1);
  if (last === undefined) return t('notOpened');
  const count = views.reduce((sum, day) => sum + day.views, 0);
  return t('opened', { count, date: formats.date(`${last.day}T12:00:00Z`) });
}

type Question = 'renew' | 'freeze' | 'revoke';

/** One link: its address, its settings, how often it was opened, and the actions on it. */
export function ShareCard({ share, shares }: ShareCardProps): ReactNode {
  const t = useSharingTexts();
  const { t: own } = useTranslation();
  const formats = useFormats();
  const { endpoints } = useEnvironment();
  // The link as it was when its form was opened; the list may be loaded again while something is typed.
  const [editing, setEditing] = useState<Share>();
  const [question, setQuestion] = useState<Question>();
  const settings = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // After the form has closed, the button that opened it gets the focus.
    if (wasEditing.current && editing === undefined) settings.current?.focus();
    wasEditing.current = editing !== undefined;
  }, [editing]);
  const name = share.label === '' ? t('unnamed', { date: formats.date(share.createdAt) }) : share.label;
  const bundle = bundleOf(share, t);
  const address = new URL(share.path, endpoints.graphql).href;

  const answer = async (): Promise<void> => {
    if (question === undefined) return;
    await shares[question](share.id);
    setQuestion(undefined);
  };

  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" p="4">
      <Stack gap="3">
        <HStack gap="2" wrap="wrap">
          <Heading as="h3" fontSize="md" overflowWrap="anywhere">
            {name}
          </Heading>
          {marksOf(share, t, formats).map((mark) => (
            <Badge key={mark} colorPalette={hasEnded(share) ? 'gray' : 'primary'}>
              {mark}
            </Badge>
          ))}
        </HStack>
        {bundle !== undefined && <Text textStyle="sm">{bundle}</Text>}
        <CopyLink address={address} name={name} isNew={share.id === shares.createdId} />
        <Text textStyle="sm" color="fg.muted">
          {viewsOf(share, t, formats)}
        </Text>
        {editing !== undefined ? (
          <ShareForm
            settings={settingsOf(editing)}
            hasPassword={editing.hasPassword}
            submitLabel={t('save')}
            busy={shares.busy}
            onCancel={() => setEditing(undefined)}
            onSubmit={(settings) =>
              void shares.change(editing, settings).then((done) => setEditing(done ? undefined : editing))
            }
          />
        ) : (
          <HStack gap="2" wrap="wrap">
            <Button
              ref={settings}
              size="sm"
              variant="outline"
              aria-label={t('settingsOf', { name })}
              onClick={() => setEditing(share)}
            >
              {t('settings')}
            </Button>
            {share.mode === 'frozen' && (
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-label={t('freezeOf', { name })}
                onClick={() => setQuestion('freeze')}
              >
                {t('freeze')}
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-label={t('renewOf', { name })}
              onClick={() => setQuestion('renew')}
            >
              {t('renew')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="danger"
              aria-label={t('revokeOf', { name })}
              onClick={() => setQuestion('revoke')}
            >
              {t('revoke')}
            </Button>
          </HStack>
        )}
      </Stack>
      {question !== undefined && (
        <ConfirmDialog
          open
          title={t(`ask.${question}`, { name })}
          confirmLabel={t(question)}
          tone={question === 'revoke' ? 'danger' : 'primary'}
          busy={shares.busy}
          onConfirm={() => void answer()}
          onCancel={() => setQuestion(undefined)}
        >
          {question === 'freeze' ? own('share.askWhat.freeze') : t(`askWhat.${question}`)}
        </ConfirmDialog>
      )}
    </Box>
  );
}
