import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { OwnTime } from './OwnTime.tsx'

type Props = { at: string; timeZone: string }

/** An instant of an open task: by the clock of the task, and by the reader's where that differs. */
export const StageTime = ({ at, timeZone }: Props) => (
  <>
    <time dateTime={at} className="tabular">
      {`${formatDateTime(at, { timeZone })}\u00a0${zoneName(timeZone, at)}`}
    </time>
    <OwnTime at={at} timeZone={timeZone} />
  </>
)
