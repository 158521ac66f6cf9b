import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** A form that starts with `initial` and is checked against `rules`, field by field once a field was left. */
export const useValidatedForm = <Values extends FieldValues>(
  rules: ObjectSchema<Values>,
  initial: Values,
): UseFormReturn<Values> =>
  useForm<Values>({
    // The library's types know only concrete values here.
    defaultValues: initial as unknown as DefaultValues<Values>,
    resolver: yupResolver(rules) as unknown as Resolver<Values>,
    mode: 'onTouched',
  });
