import { memo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Field, GroupElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { EditField } from '../renderer/EditField.tsx'
import { useIsShown, usePlace } from '../renderer/use-cell.ts'

type Props = {
  element: GroupElement
  id: string
  index: number
  count: number
  readOnly: boolean
  onMove: (id: string, index: number) => void
  actions: readonly MenuAction[]
}

type FieldProps = { group: GroupElement; item: string; field: Field }

const CardField = memo(({ group: { code }, item, field }: FieldProps) => (
  <EditField field={field} place={usePlace(code, item, field.code)} required={field.required} />
))

/** A field with a condition on an answer in this repetition or elsewhere. */
const DependentField = (props: FieldProps) =>
  useIsShown(props.field, props.group, props.item) ? <CardField {...props} /> : null

/** One repetition of a group. */
export const GroupCard = ({ element, id, index, count, readOnly, onMove, actions }: Props) => {
  const t = useTexts('project-profiles')
  const title = t('fill.group.card', {
    name: wordsIn(element.shortName) || wordsIn(element.name),
    number: index + 1,
  })
  return (
    <li className="group-card">
      <div className="group-card-head">
        <h4>{title}</h4>
        {readOnly ? null : (
          <span className="group-card-tools">
            {count > 1 ? (
              <>
                <IconAction
                  icon={ArrowUpIcon}
                  label={t('fill.group.up', { title })}
                  tip="end"
                  disabled={index === 0}
                  onClick={() => onMove(id, index - 1)}
                />
                <IconAction
                  icon={ArrowDownIcon}
                  label={t('fill.group.down', { title })}
                  tip="end"
                  disabled={index === count - 1}
                  onClick={() => onMove(id, index + 1)}
                />
              </>
            ) : null}
            <ActionIcons actions={actions} labelOf={() => t('fill.group.removeOne', { title })} />
          </span>
        )}
      </div>
      <div className="group-card-fields">
        {element.fields.map((field) => {
          const Shown = field.showIf ? DependentField : CardField
          return <Shown key={field.code} group={element} item={id} field={field} />
        })}
      </div>
    </li>
  )
}
