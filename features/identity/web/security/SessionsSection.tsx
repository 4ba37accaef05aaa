import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { sessionActions, type Session } from './session-actions.ts'
import { SessionRow } from './SessionRow.tsx'

/** The person's sessions. */
export const SessionsSection = ({ sessions }: { sessions: readonly Session[] }) => {
  const t = useTexts('identity')
  const actionsOf = useActions(sessionActions, { count: sessions.length - 1 })
  const sorted = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  const own = sorted.find(({ current }) => current)
  return (
    <Section
      title={t('security.sessions.title')}
      help={t('security.sessions.help')}
      action={own && <ActionButtons actions={actionsOf(own)} />}
    >
      <Rows>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} actions={actionsOf(session)} />
        ))}
      </Rows>
    </Section>
  )
}
