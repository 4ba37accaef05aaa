import { linkTo } from '#platform/domain/screen-paths.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { meetingActions } from '../meeting-actions.tsx'
import type { MentorMeeting } from '../mentoring.types.ts'
import { MeetingTime } from '../MeetingTime.tsx'

type Props = { meetings: readonly MentorMeeting[]; none?: string }

/** Meetings as short rows, with the first thing to do at hand. */
export const MeetingRows = ({ meetings, none }: Props) => {
  const actionsOfOne = useActions(meetingActions)
  if (meetings.length === 0) return <p className="mentor-day-none">{none}</p>
  return (
    <Rows>
      {meetings.map((meeting) => (
        <Row
          key={meeting.id}
          title={
            <TextLink to={linkTo('/bch/view/mentoring/meeting', { meetingId: meeting.id })}>
              {meeting.project.name}
            </TextLink>
          }
          facts={<MeetingTime {...meeting} />}
          text={meeting.topic}
          end={
            <ActionButtons
              size="small"
              max={1}
              actions={actionsOfOne(meeting).filter(({ key }) => key !== 'open')}
            />
          }
        />
      ))}
    </Rows>
  )
}
