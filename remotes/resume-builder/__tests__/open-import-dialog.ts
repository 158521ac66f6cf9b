import { readFileSync } from 'node:fs';
import path from 'node:path';
import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openResumeBuilder, type OpenPage } from './open-resume-builder.ts';

const fixtures = path.resolve(__dirname, '../../../shared/importers/json-resume/fixtures');

/** Returns the text of a JSON Resume fixture. */
export const fixtureText = (name: string): string => readFileSync(path.join(fixtures, name), 'utf8');
export const fixture = (name: string): File => new File([fixtureText(name)], name);

/** Opens the import dialog from the list of résumés. */
export async function openDialog() {
  const opened = openResumeBuilder('/resumes');
  await opened.user.click(await opened.page.findByRole('button', { name: 'Import a résumé' }));
  const dialog = within(await opened.page.findByRole('dialog'));
  return { ...opened, dialog };
}

export const choose = (dialog: OpenPage['page'], user: UserEvent, file: File): Promise<void> =>
  user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
