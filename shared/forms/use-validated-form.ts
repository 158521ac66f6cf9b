import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** Returns a form that starts with `initial` and validates against `rules`, each field from its first blur on. */
export const useValidatedForm = <Values extends FieldValues>(
  rules: ObjectSchema<Values>,
  initial: Values,
): UseFormReturn<Values> =>
  useForm<Values>({
    // The library's types accept only concrete values here.
    defaultValues: initial as unknown as DefaultValues<Values>,
    resolver: yupResolver(rules) as unknown as Resolver<Values>,
    mode: 'onTouched',
  });
