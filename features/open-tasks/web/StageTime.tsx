import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { OwnTime } from './OwnTime.tsx'

type Props = { at: string; timeZone: string }

/** A time of an open task: in its time zone, and in the reader's if it differs. */
export const StageTime = ({ at, timeZone }: Props) => (
  <>
    <time dateTime={at} className="tabular">
      {`${formatDateTime(at, { timeZone })}\u00a0${zoneName(timeZone, at)}`}
    </time>
    <OwnTime at={at} timeZone={timeZone} />
  </>
)
