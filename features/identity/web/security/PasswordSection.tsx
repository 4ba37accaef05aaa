import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ChangePassword } from './ChangePassword.tsx'

/** The password: never shown, only changed. */
export const PasswordSection = () => {
  const t = useTexts('identity')
  const change = () => openDrawer({ title: t('security.password.change'), body: <ChangePassword /> })
  return (
    <Section
      title={t('security.password.title')}
      help={t('security.password.help')}
      action={<Button onClick={change}>{t('security.password.change')}</Button>}
    />
  )
}
