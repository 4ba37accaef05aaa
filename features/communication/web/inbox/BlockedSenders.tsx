import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { getBlockedSenders } from '../../contract/message-report.endpoints.ts'
import { blockedActions } from './blocked-actions.ts'

/** Blocked senders; hidden if there are none. */
export const BlockedSenders = () => {
  const t = useTexts('communication')
  const actions = useActions(blockedActions)
  const { data } = useCall(getBlockedSenders, {}, { deniedHere: true })
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t('blocked.title')} help={t('blocked.help')}>
      <Rows>
        {data.items.map((one) => (
          <Row
            key={one.uid}
            title={one.person.name}
            end={<ActionButtons size="small" actions={actions(one)} />}
          />
        ))}
      </Rows>
    </Section>
  )
}
