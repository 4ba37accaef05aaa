import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'

/** The two fields that prove once more who is there. */
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
