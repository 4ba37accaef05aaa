import { useMemo } from 'react'
import { findElement } from '../../../fields/domain/tree.ts'
import { EditElement } from '../renderer/EditElement.tsx'
import { useProfileEditing } from '../renderer/profile-source.ts'
import { useGrowingCount } from '#platform/web/work/use-growing-count.ts'

/** The elements that an opener requests, in its own order. */
export const AskedElements = ({ asked }: { asked: readonly { code: string }[] }) => {
  const { tree } = useProfileEditing()
  const elements = useMemo(() => asked.flatMap(({ code }) => findElement(tree, code) ?? []), [asked, tree])
  const count = useGrowingCount(elements.length)
  return (
    <div className="profile-section filling-asked">
      {elements.slice(0, count).map((element) => (
        <EditElement key={element.code} element={element} />
      ))}
    </div>
  )
}
