import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import './remarks.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { placeKey, type Place } from '../../../fields/domain/values.ts'
import { remarkFormStore } from './remark-form-store.ts'
import { RemarkForm } from './RemarkForm.tsx'
import { RemarkItem } from './RemarkItem.tsx'
import { useTaskRemarks } from './use-task-remarks.ts'
import { isSettled } from '../../domain/phases.ts'

type Props = {
  id: number
  place: Place
  /** Where a field that the task only shows can be edited. */
  link: ScreenHref | null
  /** For a table or group: includes comments on its rows. */
  withRows?: boolean
}

/** Comments below a field: open ones, folded resolved ones, and the form while writing. */
export const FieldRemarks = ({ id, place, link, withRows = false }: Props) => {
  const t = useTexts('participations')
  const { remarks, mayAnswer } = useTaskRemarks(id, place, withRows)
  const isWriting = useStore(remarkFormStore) === placeKey(place)
  const [unfolded, setUnfolded] = useState(false)
  const settled = remarks.filter(({ remark }) => isSettled(remark))
  const shown = unfolded ? remarks : remarks.filter((one) => !settled.includes(one))
  if (remarks.length === 0 && !isWriting) return null
  return (
    <div className="field-remarks">
      {shown.length > 0 ? (
        <ul>
          {shown.map((remark) => (
            <RemarkItem
              key={remark.id}
              taskId={id}
              remark={remark}
              named={withRows}
              link={link}
              mayAnswer={mayAnswer}
            />
          ))}
        </ul>
      ) : null}
      {settled.length > 0 ? (
        <Button size="small" variant="text" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(unfolded ? 'remarks.hideSettled' : 'remarks.showSettled', { count: settled.length })}
        </Button>
      ) : null}
      {isWriting ? <RemarkForm taskId={id} place={place} /> : null}
    </div>
  )
}
