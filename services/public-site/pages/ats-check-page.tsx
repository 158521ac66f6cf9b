import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';
import { importLimits } from '../../../shared/importers/common/file-kind.ts';
import { pdfLimits } from '../../../shared/importers/pdf/pdf-limits.ts';
import { inlineJson } from '../../platform/http/markup.ts';
import { paths } from '../paths.ts';
import { atsCheckIds as ids } from '../script/ats-check/ids.ts';
import { useAssets } from '../site-assets.ts';
import { atsCheckTexts, frameTexts } from '../texts.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const texts = atsCheckTexts.page;

/** The path from the home page to this one. */
export const atsCheckCrumbs = [
  { label: frameTexts.home, path: paths.home },
  { label: frameTexts.links.features, path: paths.features },
];

const limits = texts.limits
  .replace('{{megabytes}}', String(importLimits.pdf / 1024 / 1024))
  .replace('{{pages}}', String(pdfLimits.pages));

/**
 * The place for the file: an input that covers its whole frame, so that clicking, dropping, and the keyboard are the
 * browser's own.
 */
const DropZone = (): ReactNode => (
  <div className="drop-panel">
    <div className="drop" id={ids.drop}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect className="t3" x="4" y="4" width="24" height="24" rx="5" />
        <rect className="t2" x="36" y="4" width="24" height="24" rx="5" />
        <rect className="t1" x="4" y="36" width="24" height="24" rx="5" />
        <rect className="free" x="37" y="37" width="22" height="22" rx="4" />
      </svg>
      <label className="button main" htmlFor={ids.file}>
        {texts.choose}
      </label>
      <p>{texts.drop}</p>
      <p className="limits" id={ids.limits}>
        {limits}
      </p>
      <input
        type="file"
        id={ids.file}
        accept=".pdf,application/pdf"
        aria-describedby={`${ids.limits} ${ids.privacy}`}
      />
    </div>
    <p className="state" role="status" id={ids.status}></p>
    <div className="failure" role="alert" id={ids.failure}></div>
    <noscript>
      <p className="failure">{texts.noScript}</p>
    </noscript>
    <p className="private" id={ids.privacy}>
      {texts.private}
    </p>
  </div>
);

/** The way into the app, for people with and without an account. The script keeps the file when it is followed. */
const ImportStep = (): ReactNode => (
  <div className="import" id={ids.import}>
    <div>
      <h3>{texts.import.title}</h3>
      <p>{texts.import.text}</p>
      <p className="small">{texts.import.kept}</p>
    </div>
    <div className="actions">
      <a className="button main" href={brand.tryItWithImport} rel="nofollow">
        {texts.import.action}
      </a>
      <a
        className="button plain"
        href={`${paths.signIn}?next=${encodeURIComponent(brand.homeWithImport)}`}
        rel="nofollow"
      >
        {texts.import.signIn}
      </a>
    </div>
  </div>
);

/** The frame of the results, which the script fills. */
const Results = (): ReactNode => (
  <section className="wide results" id={ids.results} aria-labelledby={ids.title} hidden>
    <h2 id={ids.title} tabIndex={-1}>
      {texts.checks}
    </h2>
    <p className="summary" id={ids.summary}></p>
    <section className="checks" aria-labelledby={ids.checksTitle}>
      <h3 id={ids.checksTitle}>{texts.checks}</h3>
      <ul id={ids.checks}></ul>
      <details id={ids.passed}>
        <summary id={ids.passedTitle}></summary>
        <ul id={ids.passedChecks}></ul>
      </details>
    </section>
    <div className="found" id={ids.found}>
      <section aria-labelledby={ids.fieldsTitle}>
        <h3 id={ids.fieldsTitle}>{texts.fields}</h3>
        <p className="what">{texts.fieldsWhat}</p>
        <dl id={ids.fields}></dl>
      </section>
      <section aria-labelledby={ids.textTitle}>
        <h3 id={ids.textTitle}>{texts.text}</h3>
        <p className="what">{texts.textWhat}</p>
        {/* A scrollable region must also be reachable by keyboard. */}
        <pre id={ids.text} role="region" aria-labelledby={ids.textTitle} tabIndex={0} dir="auto"></pre>
      </section>
    </div>
    <ImportStep />
  </section>
);

const About = (): ReactNode => (
  <section className="wide part">
    <h2>{texts.about.title}</h2>
    <ul className="columns">
      {texts.about.points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <div className="limit">
      <p>{texts.about.limit}</p>
      <a className="more" href={texts.about.to}>
        {texts.about.link}
      </a>
    </div>
  </section>
);

/** `/features/ats-check`: shows what software reads in a visitor's PDF. The file never leaves the browser. */
export function AtsCheckPage(): ReactNode {
  const { atsCheck } = useAssets();
  return (
    <>
      <section className="hero check-hero">
        <div className="wide">
          <div>
            <Breadcrumbs crumbs={atsCheckCrumbs} />
            <h1>{texts.headline}</h1>
            <p className="lead">{texts.lead}</p>
          </div>
          <DropZone />
        </div>
      </section>
      <Results />
      <About />
      <script
        type="application/json"
        id={ids.settings}
        dangerouslySetInnerHTML={{
          __html: inlineJson({ reader: atsCheck.reader, texts: atsCheckTexts.script }).source,
        }}
      />
      <script defer src={atsCheck.script} />
    </>
  );
}
