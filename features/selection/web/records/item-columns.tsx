import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { taskStateTable } from '../../../participations/domain/state-tables.ts'
import type { Outcome } from '../../domain/rank.rules.ts'

type Row = { projectName: string; projectTrackId: number | null; taskId: number | null }

/** The project, as a link to its work on the track while that exists. */
export const projectCell = ({ projectName, projectTrackId, taskId }: Row) =>
  projectTrackId !== null && taskId !== null ? (
    <TextLink to={linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId })}>
      {projectName}
    </TextLink>
  ) : (
    projectName
  )

/** The result, with the text and colour of the task's state. */
export const resultCell = ({ outcome }: { outcome: Outcome }) => (
  <StateOf table={taskStateTable} state={outcome === 'PASSED' ? 'AUTO_SELECT_PASS' : 'AUTO_SELECT_FAIL'} />
)

export const pointsCell = ({ points }: { points: number }) => formatNumber(points / 100)
