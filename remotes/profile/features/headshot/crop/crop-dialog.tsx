import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { AppDialog, Button, ErrorNotice, useNotices } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { faultText } from '../headshot-failure.ts';
import { uploadHeadshot } from '../headshot-calls.ts';
import { CropFrame } from './crop-frame.tsx';
import { firstSquare, queryOf, type PictureSize, type Square } from './crop-square.ts';
import { usePicture } from './use-picture.ts';

export interface CropDialogProps {
  readonly file: File;
  readonly onChooseAnother: () => void;
  readonly onClose: () => void;
  readonly onSaved: (headshotURL: string) => void;
}

/** Crops a file to a square and uploads it as the headshot. */
export function CropDialog({ file, onChooseAnother, onClose, onSaved }: CropDialogProps): ReactNode {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const notices = useNotices();
  const opened = usePicture(file);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ readonly file: File; readonly square: Square }>();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ readonly file: File; readonly code: string }>();
  // Opening usually takes a moment. The dialog then appears with the element that takes the focus.
  if (!opened) return null;

  const { file: shown, reading } = opened;
  const picture = reading.ok ? reading.picture : undefined;
  const squareOf = (now: typeof chosen, size: PictureSize): Square =>
    now?.file === shown ? now.square : firstSquare(size);
  const square = picture && squareOf(chosen, picture);
  const problem = reading.ok ? (fault?.file === shown ? fault.code : undefined) : reading.fault;

  const save = async (): Promise<void> => {
    if (!picture || !square) return;
    setSending(true);
    setFault(undefined);
    const answer = await uploadHeadshot(environment, shown, queryOf(square, picture));
    setSending(false);
    if (!answer.ok) {
      setFault({ file: shown, code: answer.fault });
      return;
    }
    notices.show({ kind: 'success', title: t('headshot.saved') });
    onSaved(answer.headshotURL);
  };

  return (
    <AppDialog
      open
      onClose={isSending ? () => undefined : onClose}
      title={t('headshot.crop.title')}
      size="sm"
      initialFocus={frame}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isSending} onClick={onChooseAnother}>
            {t('headshot.another')}
          </Button>
          {picture && (
            <Button loading={isSending} loadingText={t('headshot.crop.saving')} onClick={() => void save()}>
              {t('headshot.crop.save')}
            </Button>
          )}
        </>
      }
    >
      {problem !== undefined && (
        <ErrorNotice title={t(faultText(problem).title)} action={null}>
          {t(faultText(problem).safe)}
        </ErrorNotice>
      )}
      {picture && square && (
        <CropFrame
          frameRef={frame}
          picture={picture}
          square={square}
          onChange={(change) => setChosen((now) => ({ file: shown, square: change(squareOf(now, picture)) }))}
        />
      )}
    </AppDialog>
  );
}
