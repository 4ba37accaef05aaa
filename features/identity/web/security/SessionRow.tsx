import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { deviceName, type Session } from './session-actions.ts'

type Props = { session: Session; actions: readonly MenuAction[] }

/** One session: device, place, start. */
export const SessionRow = ({ session, actions }: Props) => {
  const t = useTexts('identity')
  const device = deviceName(session, t)
  return (
    <Row
      title={device}
      facts={
        <>
          <span>{session.address}</span>
          <span>
            {t('security.sessions.since')} <DateText value={session.since} as="time" />
          </span>
          <span>
            {t('security.sessions.lastUsed')} <DateText value={session.lastUsedAt} as="relative" />
          </span>
        </>
      }
      end={
        session.current ? (
          <StateChip tone="accepted" label={t('security.sessions.current')} />
        ) : (
          <ActionButtons
            actions={actions}
            size="small"
            labelOf={() => t('security.sessions.endOf', { device })}
          />
        )
      }
    />
  )
}
