import '../fields/fields.css'
import './checklist.css'
import { useState } from 'react'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { cls } from '#platform/web/work/cls.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DragIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { maxPoints } from '../../../domain/checklist.rules.ts'
import { Hint } from '../Hint.tsx'
import { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { pointActions, type PointRow } from './point-actions.ts'
import { PointForm } from './PointForm.tsx'
import { newPoint, pointsProblem, useChecklist, type Point } from './use-checklist.ts'

// Points are unique by text.
const rowOf = ({ text }: Point) => ({ key: text, name: text })

/** The checklist for reviewers of a task, in order; saved automatically. */
export const Checklist = ({ trackpointId }: { trackpointId: number }) => {
  const t = useTexts('programmes')
  const { data, error, refetch, change, savedAt, isSaving } = useChecklist(trackpointId)
  const [edited, setEdited] = useState<string | null>(null)
  const points = data?.points ?? []
  const order = useRowOrder(points, rowOf, (next) => void change(next))
  const tryChange = (next: Point[]): string | null => {
    const problem = pointsProblem(next)
    if (problem === null) void change(next)
    return problem
  }
  const actionsOf = useActions(pointActions, {
    count: points.length,
    edit: ({ id }: PointRow) => setEdited(id),
    move: order.put,
    remove: ({ at }: PointRow) => void change(points.filter((_, other) => other !== at)),
  })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={3} />
  return (
    <section className="trackpoint-fields" aria-labelledby="trackpoint-checklist-title">
      <div className="trackpoint-fields-head">
        <h2 id="trackpoint-checklist-title">
          {t('settings.checklist.title')}
          {points.length > 0 ? <small className="tabular">{points.length}</small> : null}
        </h2>
        <span role="status" className="trackpoint-fields-saved">
          {savedAt && !isSaving ? t('settings.form.saved', { time: formatTime(savedAt) }) : null}
        </span>
      </div>
      <Hint>{t('settings.checklist.text')}</Hint>
      {points.length === 0 ? (
        <p className="trackpoint-fields-none">{t('settings.checklist.none')}</p>
      ) : (
        <ol className="settings-list checklist-points">
          {points.map((point, at) => {
            const { key, name } = rowOf(point)
            const drop = order.dropOf(at)
            if (edited === key)
              return (
                <li key={key} className="settings-row field-row">
                  <PointForm
                    label={t('settings.checklist.point', { number: at + 1 })}
                    submitLabel={t('actions.save')}
                    text={point.text}
                    draft={null}
                    put={([text = '']) => {
                      const problem = tryChange(
                        points.map((one, other) => (other === at ? { ...one, text } : one)),
                      )
                      if (problem === null) setEdited(null)
                      return problem
                    }}
                    onCancel={() => setEdited(null)}
                  />
                </li>
              )
            return (
              <li
                key={key}
                className={cls('settings-row field-row', drop && `settings-drop-${drop}`)}
                {...order.row(at)}
              >
                {data.editable ? (
                  <IconAction
                    icon={DragIcon}
                    label={t('settings.row.order', { name })}
                    tip="side"
                    {...order.handle(at, key)}
                  />
                ) : null}
                <div className="settings-name">{point.text}</div>
                {data.editable ? (
                  <ActionMenu
                    label={t('settings.row.actions', { name })}
                    actions={actionsOf({ id: key, at, text: point.text, actions: [] })}
                  />
                ) : null}
              </li>
            )
          })}
        </ol>
      )}
      {!data.editable ? null : points.length < maxPoints ? (
        <PointForm
          label={t('settings.checklist.new')}
          submitLabel={t('settings.checklist.add')}
          draft={`checklist-point:${trackpointId}`}
          put={(texts) => tryChange([...points, ...texts.map((text) => ({ id: newPoint, text }))])}
        />
      ) : (
        <p className="trackpoint-fields-none">{t('settings.checklist.full', { limit: maxPoints })}</p>
      )}
      <span className="visually-hidden" role="status">
        {order.announcement}
      </span>
    </section>
  )
}
