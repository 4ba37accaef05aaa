import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { joinRequestTones, type JoinRequest } from '../joining.types.ts'
import { useJoinDecision } from './use-join-decision.ts'

/** One request: who asks, for what, in which words, and the leader's two answers. */
export const JoinRequestRow = ({ request }: { request: JoinRequest }) => {
  const t = useTexts('projects')
  const decide = useJoinDecision()
  const { person, about, vacancy, status, message, reason, createdAt, actions } = request
  const known = [about.specialty, about.company, about.competencies.join(', ')].filter(Boolean).join(' · ')
  const words = reason ? t('joining.reasonOf', { reason }) : message
  return (
    <Row
      figure={<Avatar name={person.name} url={person.avatarUrl} size={36} />}
      title={person.name}
      facts={
        <>
          <span>
            {vacancy ? t('joining.toVacancy', { name: vacancy.name }) : t('joining.withoutVacancy')}
          </span>{' '}
          <DateText value={createdAt} as="relative" />
        </>
      }
      text={[known, words].filter(Boolean).join('\n')}
      end={
        actions.includes('accept') ? (
          (['accept', 'reject'] as const).map((deed) => (
            <Button
              key={deed}
              size="small"
              aria-label={t(`joining.${deed}Label`, { name: person.name })}
              onClick={() => decide(request, deed)}
            >
              {t(`joining.${deed}`)}
            </Button>
          ))
        ) : (
          <StateChip tone={joinRequestTones[status]} label={t(`joining.states.${status}`)} />
        )
      }
    />
  )
}
