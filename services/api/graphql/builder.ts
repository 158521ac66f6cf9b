import SchemaBuilder from '@pothos/core';
import type { ResumeDesign } from '../../../shared/documents/design/resume-design.ts';
import type { YearMonth } from '../../../shared/documents/events.ts';
import type { PlainDay, PlainDayReading } from '../../../shared/documents/jobs/plain-day.ts';
import type { YearMonthReading } from '../../../shared/documents/year-month.ts';
import type { RequestContext } from '../../domain/context/request-context.ts';
import type { EventCopy } from '../../domain/events/event-copy.ts';

interface SchemaTypes {
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    YearMonth: { Input: YearMonthReading; Output: YearMonth };
    Date: { Input: PlainDayReading; Output: PlainDay };
    DateTime: { Input: never; Output: Date };
    /** The input is `unknown`: `readDocumentInput` parses it and names the field that is wrong. */
    ResumeDocument: { Input: unknown; Output: object };
    LetterDocument: { Input: unknown; Output: object };
    ResumeDesign: { Input: never; Output: ResumeDesign };
    /** The input is `unknown`: `readEventCopy` parses it. */
    EventCopy: { Input: unknown; Output: EventCopy };
  };
}

/** The only schema builder. Each file in schema/ adds its type or operation to it, and schema.ts imports them all. */
export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });

export type Builder = typeof builder;

export type GatewayTypes = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

builder.queryType({});
builder.mutationType({});
