import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { cancelEmailChange } from '../../contract/security.endpoints.ts'
import { ChangeEmail } from './ChangeEmail.tsx'

/** The sign-in address, and the pending new one. */
export const EmailSection = ({ email, pendingEmail }: { email: string; pendingEmail: string | null }) => {
  const t = useTexts('identity')
  const cancel = useCommand(cancelEmailChange, {
    success: t('security.email.cancelled'),
  })
  const change = () => openDrawer({ title: t('security.email.change'), body: <ChangeEmail /> })
  return (
    <Section
      title={t('security.email.title')}
      help={t('security.email.help')}
      action={<Button onClick={change}>{t('security.email.change')}</Button>}
    >
      <Rows>
        <Row title={email} />
        {pendingEmail ? (
          <Row
            title={pendingEmail}
            text={t('security.email.pendingText')}
            end={
              <>
                <StateChip tone="work" label={t('security.email.pending')} />
                <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate({ body: {} })}>
                  {t('security.email.cancel')}
                </Button>
              </>
            }
          />
        ) : null}
      </Rows>
    </Section>
  )
}
