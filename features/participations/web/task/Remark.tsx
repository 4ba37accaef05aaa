import type { ComponentType, ReactNode } from 'react'
import type { StateTone } from '#platform/domain/state-table.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { Task } from '../work.types.ts'

type Props = {
  tone: StateTone
  icon: ComponentType
  title: string
  /** The comment with its author and time. */
  comment?: Task['comments'][number]
  note?: ReactNode
  /** An action in the notice. */
  action?: ReactNode
  children?: ReactNode
}

/** Notice above the task, in the colour of its state. */
export const Remark = ({ tone, icon: Icon, title, comment, note, action, children }: Props) => (
  <div className={`task-remark state-${tone}`}>
    <Icon />
    <div>
      <strong>
        {title} {note ? <small>{note}</small> : null}
      </strong>
      {children ? <p className="task-text">{children}</p> : null}
      {comment ? (
        <small>
          {comment.author.name}, <DateText value={comment.createdAt} as="relative" />
        </small>
      ) : null}
      {action}
    </div>
  </div>
)
