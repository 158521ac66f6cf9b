import { type Schema, ValidationError } from 'yup';

/** Reads the body of a request. Returns undefined if it does not have the shape. */
export function parseBody<Value>(shape: Schema<Value>, body: unknown): Value | undefined {
  try {
    return shape.validateSync(body, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
