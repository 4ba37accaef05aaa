import '../mentoring.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { pairingActions } from '../pairing-actions.ts'
import { questionActions } from '../question-actions.tsx'
import type { MentorDay } from '../mentoring.types.ts'
import { MeetingRows } from './MeetingRows.tsx'
import { MyHours } from './MyHours.tsx'
import { MyTasks } from './MyTasks.tsx'
import { MyTeams } from './MyTeams.tsx'

const Requests = ({ day: { requests } }: { day: MentorDay }) => {
  const t = useTexts('mentoring')
  const actionsOfOne = useActions(pairingActions)
  if (requests.length === 0) return null
  return (
    <Section title={t('day.requests')} help={t('day.requestsHelp')}>
      <Rows>
        {requests.map((one) => (
          <Row
            key={one.id}
            title={<span translate="no">{one.project.name}</span>}
            facts={
              <span>
                {t(one.byTeam ? 'day.askedByTeam' : 'day.askedByAccelerator')}
                {one.askedBy ? (
                  <>
                    {': '}
                    <PersonName person={one.askedBy} />
                  </>
                ) : null}
              </span>
            }
            text={one.message}
            end={<ActionButtons size="small" actions={actionsOfOne(one)} />}
          />
        ))}
      </Rows>
    </Section>
  )
}

const Questions = ({ day: { questions } }: { day: MentorDay }) => {
  const t = useTexts('mentoring')
  const actionsOfOne = useActions(questionActions)
  if (questions.length === 0) return null
  return (
    <Section title={t('day.questions')}>
      <Rows>
        {questions.map((one) => (
          <Row
            key={one.id}
            title={
              <TextLink to={linkTo('/bch/view/mentoring/question', { questionId: one.id })}>
                {one.question}
              </TextLink>
            }
            facts={<span translate="no">{one.project.name}</span>}
            end={<ActionButtons size="small" actions={actionsOfOne(one)} />}
          />
        ))}
      </Rows>
    </Section>
  )
}

/** A mentor's first screen: today, what waits for an answer or a note, one's teams, what is next, and the office hours. */
export const Workspace = ({ day }: { day: MentorDay }) => {
  const t = useTexts('mentoring')
  return (
    <div className="mentor-day">
      <div className="mentor-day-main">
        <Section title={t('day.today')}>
          <MeetingRows meetings={day.today} none={t('day.todayNone')} />
        </Section>
        <Requests day={day} />
        {day.toNote.length > 0 ? (
          <Section title={t('day.toNote')} help={t('day.toNoteHelp')}>
            <MeetingRows meetings={day.toNote} />
          </Section>
        ) : null}
        <Questions day={day} />
        <MyTasks tasks={day.tasks} />
        <Section title={t('day.next')}>
          <MeetingRows meetings={day.next} none={t('day.nextNone')} />
        </Section>
      </div>
      <div className="mentor-day-side">
        <MyTeams teams={day.teams} />
        <MyHours hours={day.hours} />
      </div>
    </div>
  )
}
