import './reading.css'
import { memo, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import { placeKey } from '../../../fields/domain/values.ts'
import { ReadTable } from '../table/ReadTable.tsx'
import type { Reading } from './reading.types.ts'
import { ReadGroup } from './ReadGroup.tsx'
import { ReadValue } from './ReadValue.tsx'

type Props = { element: Element; reading: Reading; showEmpty?: boolean }

const Contents = ({ element, reading, showEmpty = false }: Props): ReactNode => {
  const t = useTexts('project-profiles')
  const { tree, data, comparison } = reading
  const { code } = element
  if (element.kind === 'PLAIN')
    return <ReadValue field={element} place={{ code, item: null, field: code }} reading={reading} />
  if (element.kind === 'GROUP') return <ReadGroup element={element} reading={reading} showEmpty={showEmpty} />
  if ((data.values.items[code] ?? []).length === 0)
    return <p className="read-nothing">{t('fields:value.notGiven')}</p>
  return (
    <div className="read-table">
      <ReadTable
        tree={tree}
        element={element}
        data={data}
        {...(comparison
          ? {
              marks: (item: string, field: string) =>
                comparison.differences.places.get(placeKey({ code, item, field })) ?? null,
            }
          : {})}
      />
    </div>
  )
}

/** The contents of an element, read-only: a field, repetitions, or a table. */
export const ReadElement = memo(Contents)
