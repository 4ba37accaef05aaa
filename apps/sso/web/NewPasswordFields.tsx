import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import type { FieldOf } from './field-of.ts'
import { PasswordRules } from './PasswordRules.tsx'

/** A new password with its rules, and its repetition. */
export const NewPasswordFields = ({
  field,
  password,
  shortest,
}: {
  field: FieldOf<'password' | 'passwordRepeat'>
  password: string
  shortest: number
}) => {
  const t = useTexts('sso')
  return (
    <>
      <div>
        <PasswordField
          {...field('password')}
          label={t('pages.newPassword.password')}
          autoComplete="new-password"
          limit={shortest}
        />
        <PasswordRules password={password} shortest={shortest} />
      </div>
      <PasswordField
        {...field('passwordRepeat')}
        label={t('pages.newPassword.repeat')}
        autoComplete="new-password"
      />
    </>
  )
}
