import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { OwnTime } from './OwnTime.tsx'

type Props = { at: string; timeZone: string; closed?: boolean }

/** A deadline of an open task with the remaining time: in the task's time zone, and in the reader's if it differs. */
export const StageDeadline = ({ at, timeZone, closed = false }: Props) => (
  <>
    <DeadlineText value={at} timeZone={timeZone} closed={closed} />
    <OwnTime at={at} timeZone={timeZone} />
  </>
)
