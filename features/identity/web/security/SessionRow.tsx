import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { deviceOf } from '#platform/domain/device.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { endSession, type getSecurity } from '../../contract/security.endpoints.ts'

type Session = ResponseOf<typeof getSecurity>['sessions'][number]

/** One session: with what, from where, since when. */
export const SessionRow = ({ session }: { session: Session }) => {
  const t = useTexts('identity')
  const end = useCommand(endSession, {
    success: t('security.sessions.ended'),
  })
  const { browser, system } = deviceOf(session.userAgent)
  const device = [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown')
  const ask = () =>
    confirm({
      title: t('security.sessions.end'),
      text: t('security.sessions.endText', { device }),
      submitLabel: t('security.sessions.end'),
      danger: true,
      onSubmit: () => end.mutateAsync({ body: { id: session.id } }),
    })
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
          <Button size="small" onClick={ask} aria-label={t('security.sessions.endOf', { device })}>
            {t('security.sessions.end')}
          </Button>
        )
      }
    />
  )
}
