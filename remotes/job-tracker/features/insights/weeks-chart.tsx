import { useFormats, useTranslation } from '@shared/i18n';
import { Box, chakra } from '@shared/ui';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDays } from '../common/use-days.ts';
import type { Insights } from './get-insights.ts';

const size = { height: 160, left: 24, bottom: 22, top: 18 } as const;
/** Pixels that the name of a week needs. */
const labelWidth = 96;
/** The maximum number of weeks in the chart; the table also lists older ones. */
const maxWeeks = 52;

/** Measures the width of the chart in pixels, in which it is drawn so that its texts have the size of all others. */
function useWidth(): { readonly frame: RefObject<HTMLDivElement | null>; readonly width: number } {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(560);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    // A hidden chart has no width.
    const measure = (): void => setWidth((before) => element.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** Shows applications by week as a chart and as a table. */
export function WeeksChart({ weeks }: { readonly weeks: Insights['weeks'] }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const days = useDays();
  const { frame, width } = useWidth();
  const shown = weeks.slice(-maxWeeks);
  const most = Math.max(1, ...shown.map(({ applications }) => applications));
  const sum = weeks.reduce((total, { applications }) => total + applications, 0);
  const x = scaleBand(
    shown.map(({ week }) => week),
    [size.left, width],
  ).padding(0.25);
  const y = scaleLinear([0, most], [size.height - size.bottom, size.top]).nice(Math.min(most, 4));
  const ticks = y.ticks(Math.min(most, 4)).filter(Number.isInteger);
  // Numbers of neighbors would overlap, so only the highest are printed.
  const hasRoom = x.bandwidth() >= 16;
  const labelled = shown.filter((_, index) => index % Math.ceil((shown.length * labelWidth) / width) === 0);
  return (
    <Box>
      <Box ref={frame} maxWidth="40rem">
        <chakra.svg
          viewBox={`0 0 ${width} ${size.height}`}
          width="100%"
          role="img"
          aria-label={t('insights.weeksSummary', {
            count: sum,
            weeks: formats.number(weeks.length),
            average: formats.number(sum / Math.max(1, weeks.length), { maximumFractionDigits: 1 }),
          })}
          color="fg.muted"
          fontSize="xs"
        >
          <g>
            {ticks.map((tick) => (
              <g key={tick}>
                <chakra.line x1={size.left} x2={width} y1={y(tick)} y2={y(tick)} stroke="border" />
                <text x={size.left - 8} y={y(tick)} dy="0.35em" textAnchor="end" fill="currentColor">
                  {formats.number(tick)}
                </text>
              </g>
            ))}
          </g>
          {shown.map(({ week, applications }) => (
            <chakra.rect
              key={week}
              x={x(week)}
              y={y(applications)}
              width={x.bandwidth()}
              height={size.height - size.bottom - y(applications)}
              rx="3"
              fill="primary.solid"
            />
          ))}
          <g fill="currentColor">
            {shown
              .filter(({ applications }) => applications > 0 && (hasRoom || applications === most))
              .map(({ week, applications }) => (
                <text key={week} x={(x(week) ?? 0) + x.bandwidth() / 2} y={y(applications) - 4} textAnchor="middle">
                  {formats.number(applications)}
                </text>
              ))}
            {labelled.map(({ week }) => (
              <text key={week} x={x(week)} y={size.height - 4}>
                {days.short(week)}
              </text>
            ))}
          </g>
        </chakra.svg>
      </Box>
      <chakra.details mt="2" textStyle="sm">
        <chakra.summary cursor="pointer" color="primary.fg" width="fit-content">
          {t('insights.asTable')}
        </chakra.summary>
        <Box maxHeight="20rem" overflowY="auto" tabIndex={0} role="group" aria-label={t('insights.weeks')}>
          <chakra.table fontVariantNumeric="tabular-nums">
            <thead>
              <tr>
                <chakra.th scope="col" textAlign="start" px="2" py="1" color="fg.muted">
                  {t('insights.weekOf')}
                </chakra.th>
                <chakra.th scope="col" textAlign="start" px="2" py="1" color="fg.muted">
                  {t('insights.applications')}
                </chakra.th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ week, applications }) => (
                <tr key={week}>
                  <chakra.th scope="row" textAlign="start" px="2" py="1" fontWeight="400">
                    {days.long(week)}
                  </chakra.th>
                  <chakra.td px="2" py="1">
                    {formats.number(applications)}
                  </chakra.td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      </chakra.details>
    </Box>
  );
}
