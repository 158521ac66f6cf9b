import { RangeSlider } from '@shared/forms';
import { dataOf, keepPlace, useApolloClient, useFreshData, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Button, Flex, Stack, Text } from '@shared/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { rankAgain } from './rank-again.ts';
import { getWeights, setWeights, type Weights } from './api/weights.ts';

const parts = ['skills', 'phrases', 'title', 'years', 'place', 'freshness'] as const;
type Part = (typeof parts)[number];
type Values = Pick<Weights, Part>;

/** Milliseconds without a change after which the list is ranked again. */
const restAfter = 400;

const valuesOf = ({ skills, phrases, title, years, place, freshness }: Weights): Values => ({
  ...{ skills, phrases, title, years, place, freshness },
});

/** Returns the sum of all weights, of which each is a share; 1 if all weights are zero. */
const sumOf = (values: Values): number =>
  Math.max(
    1,
    parts.reduce((sum, part) => sum + values[part], 0),
  );

/** Edits the weights of the score's parts. A change is stored, and the list is ranked again. */
export function WeightsPanel(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useApolloClient();
  const { data, error } = useQuery(getWeights, { fetchPolicy: 'cache-and-network', context: keepPlace });
  useFreshData(getWeights, {});
  const [moved, setMoved] = useState<Partial<Values>>();
  const [failed, setFailed] = useState(false);

  /** Stores the weights and ranks everything again; null restores the defaults. */
  const send = async (weights: Values | null, base: Values | null): Promise<void> => {
    try {
      const variables = { weights, base };
      const result = await client.mutate({ mutation: setWeights, variables, context: keepPlace });
      client.cache.writeQuery({ query: getWeights, data: { savvyWeights: dataOf(result).savvy.setWeights } });
      // What was moved while this was sent is still to be stored.
      setMoved((now) => (now === moved ? undefined : now));
      setFailed(false);
      await rankAgain(client, 'JobTrackerGetPostingFit');
    } catch {
      setFailed(true);
    }
  };
  const stored = data === undefined ? undefined : valuesOf(data.savvyWeights);
  const values = stored && { ...stored, ...moved };
  const save = useEffectEvent(() => {
    if (values !== undefined && parts.some((part) => values[part] !== 0)) void send(values, stored ?? null);
  });
  useEffect(() => {
    if (moved === undefined) return undefined;
    const timer = setTimeout(() => save(), restAfter);
    return () => clearTimeout(timer);
  }, [moved]);
  const reset = (): void => {
    setMoved(undefined);
    void send(null, null);
  };
  return (
    <Box>
      <Text textStyle="sm" color="fg.muted" mb="4">
        {t('savvy.weights.explanation')}
      </Text>
      {values === undefined && <Text role="status">{t(error === undefined ? 'loading' : 'savvy.weights.failed')}</Text>}
      {values !== undefined && (
        <>
          <Stack gap="3">
            {parts.map((part) => (
              <RangeSlider
                key={part}
                label={t(`fit.parts.${part}`)}
                least={0}
                most={100}
                step={5}
                value={values[part]}
                written={formats.number(values[part] / sumOf(values), { style: 'percent', maximumFractionDigits: 0 })}
                onChange={(value) => setMoved({ ...moved, [part]: value })}
              />
            ))}
          </Stack>
          <Flex gap="3" align="center" wrap="wrap" mt="4">
            <Button variant="outline" colorPalette="gray" size="sm" onClick={reset}>
              {t('savvy.weights.reset')}
            </Button>
            <Text role="status" textStyle="sm" color="fg.error">
              {failed && t('savvy.weights.failed')}
              {parts.every((part) => values[part] === 0) && t('savvy.weights.nothing')}
            </Text>
          </Flex>
        </>
      )}
    </Box>
  );
}
