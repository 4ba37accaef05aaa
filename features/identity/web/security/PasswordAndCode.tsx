import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'

/** The two fields for re-authentication. */
export const PasswordAndCode = () => {
  const t = useTexts('identity')
  return (
    <>
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('security.yourPassword')}
        autoFocus
      />
      <TextField
        name="code"
        autoComplete="one-time-code"
        label={t('security.factor.code')}
        help={t('security.factor.orRecovery')}
      />
    </>
  )
}
