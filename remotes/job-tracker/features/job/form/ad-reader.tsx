import { parseWebLink, withoutScheme } from '@shared/documents';
import { dataOf, keepPlace, refusalOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Field, Flex, Stack, Text, Textarea } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useToday } from '../../common/use-today.ts';
import { LaterBookmarklet } from '../../transfer/later-bookmarklet.tsx';
import { readJobAd, type JobAdReading } from '../api/read-job-ad.ts';
import { AdFindings } from './ad-findings.tsx';
import type { Filling } from './job-form.tsx';
import { valuesOfAd } from './values-of-ad.ts';

/** What the bookmarklet read from a page before the person typed anything. */
export interface AdInput {
  readonly title: string;
  readonly link: string;
  readonly text: string;
}

interface AdReaderProps {
  readonly given: AdInput;
  readonly filling: Filling;
}

/** Fills in the form below from a pasted link or text, for the person to review. */
export function AdReader({ given, filling: { fill, setDeadline } }: AdReaderProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [pasted, setPasted] = useState('');
  const [busy, setBusy] = useState(false);
  const today = useToday();
  const [answer, setAnswer] = useState<string>();
  const [ad, setAd] = useState<JobAdReading['ad']>();
  const [offersBookmarklet, setOffersBookmarklet] = useState(false);
  const latest = useRef(0);

  const read = async (source: AdInput): Promise<void> => {
    const own = (latest.current += 1);
    setBusy(true);
    setAnswer(undefined);
    setAd(undefined);
    try {
      const result = await client.mutate({
        mutation: readJobAd,
        variables: { url: source.link || null, text: source.text || null, title: source.title || null, today },
        context: keepPlace,
        fetchPolicy: 'no-cache',
      });
      if (own !== latest.current) return;
      const reading = dataOf(result).job.readJobAd;
      const { problem } = reading;
      // What is no job, such as a page for signing in, has a title, too.
      const count = fill(valuesOfAd(reading.ad, t), problem === null ? { title: given.title } : {});
      setAd(problem === null ? reading.ad : undefined);
      setAnswer(problem === null ? t('ad.filled', { count }) : t(`ad.problems.${problem}`));
    } catch (error) {
      if (own === latest.current) setAnswer(refusalOf(error) ?? t('ad.failed'));
    }
    setBusy(false);
  };
  const begin = useEffectEvent(() => {
    if (given.link === '' && given.text === '') return;
    // The page's own data is filled in at once, so that it is there whatever becomes of the reading. A title that is then
    // read takes the place of the page's, to which sites add their names.
    fill({ title: given.title, link: withoutScheme(given.link), description: given.text });
    void read(given);
  });
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);

  const readPasted = (): void => {
    const text = pasted.trim();
    if (text === '' || busy) return;
    const isLink = parseWebLink(text) !== undefined;
    void read({ title: '', link: isLink ? text : '', text: isLink ? '' : text });
  };
  return (
    <Box as="section" aria-label={t('ad.title')} bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4" mb="6">
      <Stack gap="3" align="flex-start">
        <Field.Root>
          <Field.Label>{t('ad.label')}</Field.Label>
          <Textarea
            value={pasted}
            rows={2}
            maxH="12rem"
            fieldSizing="content"
            onChange={({ target }) => setPasted(target.value)}
          />
          <Field.HelperText>{t('ad.help')}</Field.HelperText>
        </Field.Root>
        <Flex gap="3" wrap="wrap" align="center">
          <Button variant="outline" aria-disabled={busy} onClick={readPasted}>
            {t(busy ? 'ad.reading' : 'ad.read')}
          </Button>
          <Button variant="plain" size="sm" onClick={() => setOffersBookmarklet(true)}>
            {t('ad.fromBrowser')}
          </Button>
        </Flex>
        {offersBookmarklet && <LaterBookmarklet onClose={() => setOffersBookmarklet(false)} />}
        <Text role="status" textStyle="sm" _empty={{ display: 'none' }}>
          {answer}
        </Text>
        {ad && <AdFindings ad={ad} onChooseDeadline={setDeadline} />}
      </Stack>
    </Box>
  );
}
