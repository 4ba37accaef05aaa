import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { endOtherSessions, type getSecurity } from '../../contract/security.endpoints.ts'
import { SessionRow } from './SessionRow.tsx'

type Sessions = ResponseOf<typeof getSecurity>['sessions']

/** Where the person is signed in. */
export const SessionsSection = ({ sessions }: { sessions: Sessions }) => {
  const t = useTexts('identity')
  const endOthers = useCommand(endOtherSessions, {
    success: t('security.sessions.othersEnded'),
  })
  const others = sessions.filter(({ current }) => !current).length
  const ask = () =>
    confirm({
      title: t('security.sessions.endOthers'),
      text: t('security.sessions.endOthersText', { count: others }),
      submitLabel: t('security.sessions.endOthers'),
      danger: true,
      onSubmit: () => endOthers.mutateAsync({ body: {} }),
    })
  return (
    <Section
      title={t('security.sessions.title')}
      help={t('security.sessions.help')}
      action={others > 0 ? <Button onClick={ask}>{t('security.sessions.endOthers')}</Button> : null}
    >
      <Rows>
        {sessions
          .toSorted((a, b) => Number(b.current) - Number(a.current))
          .map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
      </Rows>
    </Section>
  )
}
