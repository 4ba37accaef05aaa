import { linkTo } from '#platform/domain/screen-paths.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import type { ListedOpenTask } from './public-open-task.types.ts'
import { StateChip } from './StateChip.tsx'
import { StageLine } from './StageLine.tsx'

/** An open task in the public list; the whole card is a link. */
export const OpenTaskInList = ({ task }: { task: ListedOpenTask }) => {
  const { id, title, organizer, lead, prize, status } = task
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <div className="show-card__words">
          <h2>
            <a href={linkTo('/details/open-task', { id })}>{title}</a>
          </h2>
          <p>{organizer}</p>
        </div>
      </div>
      {lead ? <p className="show-card__lead">{shortened(lead)}</p> : null}
      <div className="chips">
        <StateChip status={status} />
        {prize ? <Chip>{shortened(prize)}</Chip> : null}
      </div>
      <p className="show-card__foot">
        <StageLine task={task} />
      </p>
    </article>
  )
}
