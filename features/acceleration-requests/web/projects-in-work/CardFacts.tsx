import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { isDueOpen } from '../../domain/states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { Progress } from './Progress.tsx'
import { RowState } from './RowState.tsx'
import { StagedChip } from '../decisions/StagedChip.tsx'
import { TaskText } from './TaskText.tsx'
import { useAge } from './use-age.ts'
import { useStateTexts } from './use-state-texts.ts'
import { rowShown } from '../../domain/state-tables.ts'
import { isPending } from '../../domain/phases.ts'

type Props = {
  row: ProjectInWork
  /** On the board the column shows the state; in a list the card does. */
  withState?: boolean
}

/** Facts on a card below its name: track, current task, tracker, progress. */
export const CardFacts = ({ row, withState = false }: Props) => {
  const t = useStateTexts()
  const age = useAge()
  const { participation } = row
  const due = isDueOpen(row) ? participation?.currentTask?.due : null
  const decided = withState ? null : t(rowShown(row).key)
  const waiting = isPending(row) ? t('inWork.nextStep.NEW', { age: age(row.since) }) : decided
  return (
    <div className="in-work-card">
      {withState ? <RowState row={row} /> : null}
      <small className="in-work-line">{row.track.name}</small>
      {participation ? <TaskText row={row} withReview /> : waiting ? <small>{waiting}</small> : null}
      <StagedChip row={row} />
      {due ? (
        <small>
          <DeadlineText value={due} />
        </small>
      ) : null}
      <span className="in-work-card-foot">
        <PersonAvatar
          person={participation ? participation.tracker : row.leader}
          none={t(participation ? 'inWork.noTracker' : 'inWork.noLeader')}
          size={20}
        />
        {participation ? <Progress participation={participation} /> : null}
      </span>
    </div>
  )
}
