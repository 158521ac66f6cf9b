export { yupResolver } from '@hookform/resolvers/yup';
export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
export * as yup from 'yup';
export { ContactInfoFormFields } from './contact-info/contact-info-form-fields.tsx';
export {
  toContactInfo,
  toValues as toContactInfoValues,
  type ContactInfoValues,
} from './contact-info/contact-info-values.ts';
export { ContactInfoDialog, type ContactInfoDialogProps } from './contact-info/contact-info-dialog.tsx';
export { useContactInfoNames } from './contact-info/use-contact-info-names.ts';
export { useBoundField, type BoundField, type BoundFieldProps } from './fields/bound.ts';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { DateField, type DateFieldProps } from './fields/date-field.tsx';
export { Labelled, type FieldTexts, type LabelledProps } from './fields/labelled.tsx';
export { MonthButton, type MonthButtonProps } from './fields/month-button.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { RangeSlider, type RangeSliderProps } from './fields/range-slider.tsx';
export { readPartialDate } from './fields/read-partial-date.ts';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/text-area-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { typeInto } from './fields/caret.ts';
export { buttonRoom, WithButton } from './fields/with-button.tsx';
export { dateRule, endDateRule } from './rules/period-rules.ts';
// The names under which deployed remotes of the previous release import these (ADR 6).
export { DateField as YearMonthField } from './fields/date-field.tsx';
export { readPartialDate as readYearMonth } from './fields/read-partial-date.ts';
export { useValidatedForm } from './use-validated-form.ts';
export { useUnsavedGuard } from './unsaved-guard.tsx';
