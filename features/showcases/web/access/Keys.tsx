import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { AccessKey } from './access.types.ts'
import { keyActions } from './key-actions.tsx'
import { KeyExamples } from './KeyExamples.tsx'
import { NewKey } from './NewKey.tsx'

const KeyRow = ({ of }: { of: AccessKey }) => {
  const t = useTexts('showcases')
  const actions = useActions(keyActions)(of)
  return (
    <Row
      title={of.name}
      facts={
        <>
          <span>{t('keys.begins', { key: of.begins })}</span>
          <span>
            {t('keys.createdBy', { person: of.createdBy.name })} <DateText value={of.createdAt} />
          </span>
          <span>
            {of.lastUsedAt ? (
              <>
                {t('keys.lastUsed')} <DateText value={of.lastUsedAt} as="relative" />
              </>
            ) : (
              t('keys.neverUsed')
            )}
          </span>
          {of.previousUntil && !of.revokedAt ? (
            <span>
              {t('keys.previousUntil')} <DateText value={of.previousUntil} as="time" />
            </span>
          ) : null}
        </>
      }
      end={
        of.revokedAt ? (
          <StateChip tone="blocked" label={t('keys.revoked')} />
        ) : (
          <ActionMenu actions={actions} label={t('keys.actions', { name: of.name })} />
        )
      }
    />
  )
}

/** API keys of the showcase. */
export const Keys = ({ templateId, keys }: { templateId: number; keys: readonly AccessKey[] }) => {
  const t = useTexts('showcases')
  const create = () => openDrawer({ title: t('keys.createTitle'), body: <NewKey templateId={templateId} /> })
  return (
    <Section
      title={t('keys.title')}
      help={t('keys.help')}
      action={<Button onClick={create}>{t('keys.create')}</Button>}
    >
      {keys.length > 0 ? (
        <Rows>
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('keys.none')}</p>
      )}
      <KeyExamples />
    </Section>
  )
}
