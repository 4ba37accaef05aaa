import { lazy, memo, Suspense } from 'react'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Element, TableElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { placeKey } from '../../../fields/domain/values.ts'
import { EditGroup } from '../groups/EditGroup.tsx'
import { EditField } from './EditField.tsx'
import { OnlyShownNote } from './OnlyShownNote.tsx'
import { useOnlyShown } from './only-shown.ts'
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

/** One element of a profile being filled in; null while its condition is false. */
export const EditElement = memo(({ element }: { element: Element }) => {
  const isShown = useIsShown(element)
  const { opener } = useProfileEditing()
  const { link } = useOnlyShown(element.code)
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
      {element.kind === 'PLAIN' || !opener ? null : (
        <>
          <OnlyShownNote code={element.code} />
          <opener.ElementNotes id={opener.id} place={placeOf(element.code)} link={link} element={element} />
        </>
      )}
    </div>
  )
})
