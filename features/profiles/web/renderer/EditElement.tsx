import { lazy, memo, Suspense } from 'react'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Element, TableElement } from '../../domain/template.ts'
import { wordsIn } from '../format/words-in.ts'
import { placeKey } from '../../domain/values.ts'
import { EditGroup } from '../groups/EditGroup.tsx'
import { ElementRemarks } from '../remarks/ElementRemarks.tsx'
import { EditField } from './EditField.tsx'
import { OnlyShownNote } from './OnlyShownNote.tsx'
import { useProfileEditing } from './profile-source.ts'
import { useIsShown, usePlace } from './use-cell.ts'
import { elementAnchor } from './anchors.ts'

const EditTable = lazy(async () => ({ default: (await import('../table/EditTable.tsx')).EditTable }))

const PlainField = ({ element }: { element: Extract<Element, { kind: 'PLAIN' }> }) => {
  const { isRequired } = useProfileEditing()
  const place = usePlace(element.code, null, element.code)
  return <EditField field={element} place={place} required={isRequired(element)} />
}

const TableBlock = ({ element }: { element: TableElement }) => {
  const help = [wordsIn(element.description), wordsIn(element.help)].filter(Boolean).join('\n')
  return (
    <div className="profile-block">
      <h3>{wordsIn(element.name)}</h3>
      {help ? <p className="field-help profile-help">{help}</p> : null}
      <Suspense fallback={<LoadingBlock lines={5} />}>
        <EditTable element={element} />
      </Suspense>
    </div>
  )
}

/** A group or table as a whole. */
const placeOf = (code: string) => ({ code, item: null, field: code })

/** One element of a profile while it is filled in; nothing while its condition does not hold. */
export const EditElement = memo(({ element }: { element: Element }) => {
  const isShown = useIsShown(element)
  const { taskId } = useProfileEditing()
  if (!isShown) return null
  return (
    <div
      className="profile-element"
      id={elementAnchor(element.code)}
      data-place={element.kind === 'PLAIN' ? undefined : placeKey(placeOf(element.code))}
    >
      {element.kind === 'PLAIN' ? <PlainField element={element} /> : null}
      {element.kind === 'GROUP' ? <EditGroup element={element} /> : null}
      {element.kind === 'TABLE' ? <TableBlock element={element} /> : null}
      {element.kind === 'PLAIN' || taskId === null ? null : (
        <>
          <OnlyShownNote code={element.code} />
          <ElementRemarks taskId={taskId} place={placeOf(element.code)} element={element} />
        </>
      )}
    </div>
  )
})
