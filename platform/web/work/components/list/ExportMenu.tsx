import { createElement, Suspense, useState } from 'react'
import type { List } from '#platform/contract/list.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { slotContent, type SlotContent } from '../../slots.ts'
import { Button } from '../Button.tsx'
import { ChevronDownIcon, DownloadIcon } from '../icons/icons.ts'

/** A list as shown: the request parameters without the page, the columns in order, and the number of rows. */
export type ShownList = {
  contract: List
  parameters: Readonly<Record<string, unknown>>
  columns: readonly string[]
  total: number
  totalIsExact: boolean
}

declare module '../../slots.ts' {
  interface Slots {
    /** The menu that describes the exported file and creates it. */
    'list.export': { list: ShownList; anchor: HTMLElement | null; onClose: () => void }
  }
}

/** Exports the list as shown; the menu's code is loaded on the first click. */
export const ExportMenu = ({ list }: { list: ShownList }) => {
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [content, setContent] = useState<{ component: SlotContent<'list.export'> | undefined } | null>(null)
  const open = (element: HTMLElement) => {
    setContent((known) => known ?? { component: slotContent('list.export') })
    setAnchor(element)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        endIcon={<ChevronDownIcon />}
        // Always rendered: appearing with the rows it would move its neighbours.
        disabled={list.total === 0}
        title={list.total === 0 ? t('list.exportNothing') : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        {t('list.export')}
      </Button>
      {content?.component ? (
        <Suspense>
          {createElement(content.component, { list, anchor, onClose: () => setAnchor(null) })}
        </Suspense>
      ) : null}
    </>
  )
}
