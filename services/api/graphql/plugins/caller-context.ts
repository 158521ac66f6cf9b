import type { FastifyRequest } from 'fastify';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { Authenticate, Caller } from '../../../domain/accounts/authentication/authenticator.ts';
import { contextCreator, type RequestContext, type RequestServices } from '../../../domain/context/request-context.ts';

/**
 * Gives every request its context. It never rejects: a failure here surfaces in the first resolver that needs a caller.
 */
export function callerContext(authenticate: Authenticate, services: RequestServices) {
  const createContext = contextCreator(services);
  return {
    context: async ({ headers }: FastifyRequest): Promise<RequestContext> => {
      const findLanguage = (): string => textsLanguageOf(headers);
      let caller: Caller | null;
      try {
        caller = await authenticate(headers.authorization, headers.origin);
      } catch (error) {
        const fail = (): never => {
          throw error;
        };
        return createContext(fail, findLanguage);
      }
      return createContext(() => caller, findLanguage);
    },
  };
}
