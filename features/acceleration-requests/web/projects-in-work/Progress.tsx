import type { CSSProperties } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ProjectInWork } from './in-work.queries.ts'

/** Number of accepted tasks of the track: a short bar and "3 / 7". */
export const Progress = ({ participation }: { participation: ProjectInWork['participation'] }) => {
  const t = useTexts('acceleration-requests')
  if (!participation) return <span className="in-work-quiet">—</span>
  const { tasksAccepted: done, tasksTotal: total } = participation
  const style = { '--share': total > 0 ? done / total : 0 } as CSSProperties
  return (
    <span className="in-work-progress">
      <i style={style} aria-hidden />
      <span className="tabular" aria-hidden>{`${done} / ${total}`}</span>
      <span className="visually-hidden">{t('inWork.progress', { done, count: total })}</span>
    </span>
  )
}
