import type { ReactNode } from 'react';
import { brand } from '../../shared/contracts/index.ts';
import type { Article } from './articles/article.ts';
import { readText } from './articles/read-texts.ts';
import type { PageFacts } from './frame/page-head.tsx';
import { articleData, breadcrumbData, productData } from './linked-data.ts';
import { ArticlePage, articleCrumbs } from './pages/article-page.tsx';
import { atsCheckCrumbs, AtsCheckPage } from './pages/ats-check-page.tsx';
import { BlogPage } from './pages/blog-page.tsx';
import { FeaturesPage } from './pages/features-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { PartPage } from './pages/part-page.tsx';
import { TextPage } from './pages/text-page.tsx';
import { articlePath, paths } from './paths.ts';
import { atsCheckStyles } from './styles/ats-check.ts';
import { marketingStyles } from './styles/marketing.ts';
import { readingStyles } from './styles/reading.ts';
import { atsCheckTexts, pageTexts } from './texts.ts';

/** A public page: what it says about itself, its own rules, and what is between header and footer. */
export interface SitePage {
  readonly facts: PageFacts;
  readonly styles: readonly string[];
  readonly content: ReactNode;
}

/** The number of articles at the end of a page. */
const maxArticles = 3;

const withStyles = [marketingStyles, readingStyles];

function marketingPages(articles: readonly Article[]): readonly SitePage[] {
  const { landing, resumes, jobTracker, education, features, blog } = pageTexts;
  const page = (path: string, texts: { title: string; description: string }, content: ReactNode): SitePage => ({
    facts: {
      title: texts.title,
      description: texts.description,
      path,
      linkedData: path === paths.home ? [productData(texts.description)] : [],
    },
    styles: withStyles,
    content,
  });
  return [
    page(paths.home, landing, <LandingPage articles={articles.slice(0, maxArticles)} />),
    page(paths.resumes, resumes, <PartPage texts={resumes} />),
    page(paths.jobTracker, jobTracker, <PartPage texts={jobTracker} />),
    page(paths.education, education, <PartPage texts={education} />),
    page(paths.features, features, <FeaturesPage />),
    page(paths.blog, blog, <BlogPage articles={articles} />),
  ];
}

function atsCheckPage(): SitePage {
  const { title, description, crumb } = atsCheckTexts.page;
  return {
    facts: {
      title,
      description,
      path: paths.atsCheck,
      linkedData: [breadcrumbData([...atsCheckCrumbs, { label: crumb, path: paths.atsCheck }])],
    },
    styles: [...withStyles, atsCheckStyles],
    content: <AtsCheckPage />,
  };
}

/** Returns the articles after this one, newest first. */
const after = (articles: readonly Article[], index: number): readonly Article[] =>
  [...articles.slice(index + 1), ...articles.slice(0, index)].slice(0, maxArticles);

const articlePages = (articles: readonly Article[]): readonly SitePage[] =>
  articles.map((article, index) => ({
    facts: {
      title: `${article.title} · ${brand.name}`,
      description: article.description,
      path: articlePath(article.slug),
      kind: 'article',
      published: article.published,
      linkedData: [
        articleData(article),
        breadcrumbData([...articleCrumbs, { label: article.title, path: articlePath(article.slug) }]),
      ],
    },
    styles: withStyles,
    content: <ArticlePage article={article} next={after(articles, index)} />,
  }));

function textPage(path: string): SitePage {
  const text = readText(path.slice(1));
  return {
    facts: { title: `${text.title} · ${brand.name}`, description: text.description, path },
    styles: [readingStyles],
    content: <TextPage text={text} />,
  };
}

/** All pages that search engines may list. */
export const sitePages = (articles: readonly Article[]): readonly SitePage[] => [
  ...marketingPages(articles),
  atsCheckPage(),
  ...articlePages(articles),
  ...[paths.help, paths.contact, paths.terms, paths.privacy, paths.accessibility].map(textPage),
];
