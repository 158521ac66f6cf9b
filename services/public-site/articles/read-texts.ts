import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import type { Article, ReadText } from './article.ts';
import { frontMatter } from './front-matter.ts';
import { htmlOf } from './markdown.ts';

const content = path.join(import.meta.dirname, '../content');

/** The number of words that a person reads in a minute. */
const pace = 220;

const textFacts = object({
  title: string().required(),
  // The description that search engines show.
  description: string().required().min(50).max(180),
});
const articleFacts = textFacts.shape({
  published: string()
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}$/),
});

const slugOf = (file: string): string => path.basename(file, '.md');

/** Reads a text of the footer's pages. Throws an error with the file's name when its facts are invalid. */
export function readText(name: string): ReadText {
  const file = path.join(content, `${name}.md`);
  const { facts, body } = frontMatter(readFileSync(file, 'utf8'), file);
  return { ...textFacts.validateSync(facts), slug: slugOf(file), html: htmlOf(body) };
}

function readArticle(file: string): Article {
  const { facts, body } = frontMatter(readFileSync(file, 'utf8'), file);
  const words = body.split(/\s+/).length;
  return {
    ...articleFacts.validateSync(facts),
    slug: slugOf(file),
    html: htmlOf(body),
    minutes: Math.max(1, Math.round(words / pace)),
  };
}

/** Reads all articles, newest first. Every Markdown file of the folder is one, under its file name. */
export const readArticles = (): readonly Article[] =>
  readdirSync(path.join(content, 'articles'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readArticle(path.join(content, 'articles', name)))
    .sort((one, other) => other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug));
