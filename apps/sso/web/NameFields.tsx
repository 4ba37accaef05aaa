import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/public/Field.tsx'
import type { FieldOf } from './field-of.ts'

/** The parts of a person's name. */
export const NameFields = ({ field }: { field: FieldOf<'lastName' | 'firstName' | 'middleName'> }) => {
  const t = useTexts('sso')
  return (
    <>
      <Field {...field('lastName')} label={t('pages.lastName')} autoComplete="family-name" />
      <Field {...field('firstName')} label={t('pages.firstName')} autoComplete="given-name" />
      <Field {...field('middleName')} label={t('pages.middleName')} autoComplete="additional-name" optional />
    </>
  )
}
