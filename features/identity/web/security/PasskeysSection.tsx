import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { passkeyActions, type Passkey } from './passkey-actions.tsx'

/** Passkeys: sign-in by the device's fingerprint, face or PIN. */
export const PasskeysSection = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const t = useTexts('identity')
  const add = () => openDrawer({ title: t('security.passkeys.add'), body: <AddPasskey /> })
  const actionsOf = useActions(passkeyActions)
  return (
    <Section
      title={t('security.passkeys.title')}
      help={t('security.passkeys.help')}
      action={<Button onClick={add}>{t('security.passkeys.add')}</Button>}
    >
      {passkeys.length > 0 ? (
        <Rows>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              title={passkey.name}
              facts={
                <>
                  <span>
                    {t('security.passkeys.since')} <DateText value={passkey.since} />
                  </span>
                  {passkey.lastUsedAt ? (
                    <span>
                      {t('security.sessions.lastUsed')} <DateText value={passkey.lastUsedAt} as="relative" />
                    </span>
                  ) : null}
                </>
              }
              end={<ActionButtons actions={actionsOf(passkey)} size="small" />}
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  )
}
