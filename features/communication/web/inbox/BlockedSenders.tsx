import { call } from '#platform/web/api/call.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { getBlockedSenders, unblockSender } from '../../contract/message-report.endpoints.ts'

type Blocked = ResponseOf<typeof getBlockedSenders>['items'][number]

const blockedActions = actionsOf<Blocked>('communication:blocked', {
  unblock: { icon: UndoIcon, send: ({ uid }) => call(unblockSender, { body: { personUid: uid } }) },
})

/** Whose messages one does not want; nothing where there are none. */
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
