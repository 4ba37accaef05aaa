import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { tickMeetingTask } from '../../contract/meeting.endpoints.ts'
import type { MentorDay } from '../mentoring.types.ts'

/** What a mentor promised teams and has not done. */
export const MyTasks = ({ tasks }: Pick<MentorDay, 'tasks'>) => {
  const t = useTexts('mentoring')
  const tick = useCommand(tickMeetingTask, { success: t('tasks.ticked') })
  if (tasks.length === 0) return null
  return (
    <Section title={t('day.tasks')}>
      <Rows>
        {tasks.map(({ id, text, dueDay, project, meetingId }) => (
          <Row
            key={id}
            title={<TextLink to={linkTo('/bch/view/mentoring/meeting', { meetingId })}>{text}</TextLink>}
            facts={
              <span>
                <span translate="no">{project.name}</span>
                {dueDay ? (
                  <>
                    {' · '}
                    {t('tasks.until')} <DateText value={dueDay} />
                  </>
                ) : null}
              </span>
            }
            end={
              <Button
                size="small"
                aria-label={t('tasks.tickWhat', { text })}
                onClick={() => tick.mutate({ body: { taskId: id, done: true } })}
              >
                {t('tasks.tick')}
              </Button>
            }
          />
        ))}
      </Rows>
    </Section>
  )
}
