import type { ComponentType, ReactNode } from 'react'
import type { StateTone } from '#platform/domain/state-table.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { Task } from '../work.types.ts'

type Props = {
  tone: StateTone
  icon: ComponentType
  title: string
  /** Who said it and when. */
  comment?: Task['comments'][number]
  note?: ReactNode
  /** What one may do about it. */
  action?: ReactNode
  children?: ReactNode
}

/** A word above the task in the colour of its state. */
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
