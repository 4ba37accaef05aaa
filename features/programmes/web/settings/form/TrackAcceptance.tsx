import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CalendarIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { TrackNode } from '../settings.queries.ts'

/** How a track accepts applications, and the link to its timetable, which changes it. */
export const TrackAcceptance = ({ track }: { track: TrackNode }) => {
  const t = useTexts('programmes')
  const { id, requestType, sharedStreamSchedule } = track
  return (
    <Notice
      tone="plain"
      icon={CalendarIcon}
      actions={
        <TextLink to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: id })}>
          {t('settings.trackFields.timetable')}
        </TextLink>
      }
    >
      {t(`settings.trackFields.accepts.${sharedStreamSchedule ? 'SHARED' : requestType}`)}
    </Notice>
  )
}
