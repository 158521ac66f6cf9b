/** The whole schema: each import adds its types and operations to the builder. */
import { builder } from './builder.ts';
import './schema/scalars/date-time.ts';
import './schema/scalars/resume-document.ts';
import './schema/scalars/year-month.ts';
import './schema/user/me.ts';
import './schema/user/create-user.ts';
import './schema/user/update-contact-info.ts';
import './schema/partner/auth-provider.ts';
import './schema/events/work-event-queries.ts';
import './schema/events/create-work-event.ts';
import './schema/events/update-work-event.ts';
import './schema/events/sync-work-event.ts';
import './schema/events/edu-event-queries.ts';
import './schema/events/create-edu-event.ts';
import './schema/events/update-edu-event.ts';
import './schema/events/sync-edu-event.ts';
import './schema/events/skill-event-queries.ts';
import './schema/events/create-skill-event.ts';
import './schema/events/update-skill-event.ts';
import './schema/events/delete-event.ts';
import './schema/resumes/resume-queries.ts';
import './schema/resumes/create-resume.ts';
import './schema/resumes/update-resume.ts';
import './schema/resumes/delete-resume.ts';
import './schema/resumes/import-resume.ts';

export const gatewaySchema = builder.toSchema();
