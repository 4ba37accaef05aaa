import '../mentoring.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { meetingStateTable } from '../../domain/state-tables.ts'
import { meetingActions } from '../meeting-actions.tsx'
import type { MeetingOnPage } from '../mentoring.types.ts'
import { MeetingTime } from '../MeetingTime.tsx'
import { MeetingTasks } from './MeetingTasks.tsx'
import { isCancelled, isReleased } from '../../domain/phases.ts'

const Note = ({ title, children }: { title: string; children: string }) => (
  <Section title={title}>
    <p className="meeting-text">{children}</p>
  </Section>
)

/** The page of one meeting. */
export const MeetingDetails = ({ meeting }: { meeting: MeetingOnPage }) => {
  const t = useTexts('mentoring')
  const actions = useActions(meetingActions)
  const {
    mentor,
    project,
    accelerator,
    place,
    link,
    topic,
    notes,
    status,
    reason,
    movedFor,
    thanks,
    rating,
  } = meeting
  return (
    <DetailsScreen
      listId="mentor-meetings"
      backTo={linkTo('/bch/view/mentoring', { tab: 'meetings' })}
      backLabel={t('page.back')}
      name={`${project.name} — ${mentor.name}`}
      state={<StateOf table={meetingStateTable} state={status} />}
      facts={<span translate="no">{accelerator.name}</span>}
      {...(isCancelled(meeting)
        ? { nextStep: isReleased(meeting) ? t('page.released') : t('page.cancelled', { reason }) }
        : {})}
      actions={actions(meeting).filter(({ key }) => key !== 'open')}
    >
      <div className="meeting-facts">
        <Facts>
          <Fact label={t('meetings.columns.startsAt')}>
            <MeetingTime {...meeting} />
          </Fact>
          <Fact label={t('meetings.columns.mentor')}>
            <PersonName person={mentor} />
          </Fact>
          {place ? <Fact label={t('fields.place')}>{place}</Fact> : null}
          {link ? (
            <Fact label={t('fields.link')}>
              <a href={link} rel="noreferrer" target="_blank">
                {link}
              </a>
            </Fact>
          ) : null}
          {movedFor ? <Fact label={t('page.movedFor')}>{movedFor}</Fact> : null}
          {rating === null ? null : <Fact label={t('page.rating')}>{t(`ratings.r${rating}`)}</Fact>}
        </Facts>
      </div>
      <Note title={t('meetings.columns.topic')}>{topic}</Note>
      {notes ? <Note title={t('fields.notes')}>{notes}</Note> : null}
      <MeetingTasks meeting={meeting} />
      {thanks ? <Note title={t('page.thanks')}>{thanks}</Note> : null}
    </DetailsScreen>
  )
}
