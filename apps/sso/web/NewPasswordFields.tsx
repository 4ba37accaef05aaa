import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

type FieldOf = (name: 'password' | 'passwordRepeat') => {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A new password with its rules, and its repetition. */
export const NewPasswordFields = ({ field, password }: { field: FieldOf; password: string }) => {
  const t = useTexts('sso')
  return (
    <>
      <div>
        <PasswordField
          {...field('password')}
          label={t('pages.newPassword.password')}
          autoComplete="new-password"
          limit={8}
        />
        <PasswordRules password={password} />
      </div>
      <PasswordField
        {...field('passwordRepeat')}
        label={t('pages.newPassword.repeat')}
        autoComplete="new-password"
      />
    </>
  )
}
