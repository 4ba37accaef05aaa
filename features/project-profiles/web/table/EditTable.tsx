import './table.css'
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react'
import { cls } from '#platform/web/work/cls.ts'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import type { TableElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { useShownTable } from '../renderer/use-cell.ts'
import { CellNote } from './CellNote.tsx'
import { EmptyTable } from './EmptyTable.tsx'
import { mayLoadFile } from './file/may-load-file.ts'
import { Grid } from './grid/Grid.tsx'
import { hasTotals } from './grid/GridFoot.tsx'
import { useGridCommands } from './grid/use-grid-commands.ts'
import { bringIntoSight } from './grid/use-shown-rows.ts'
import { useTableModel } from './model/use-table-model.ts'
import { UnreadDialog } from './paste/UnreadDialog.tsx'
import { useClipboard } from './paste/use-clipboard.ts'
import { usePaste } from './paste/use-paste.ts'
import { ReadTable } from './ReadTable.tsx'
import { RowPanel } from './RowPanel.tsx'
import { RowMenu } from './row/RowMenu.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useTableKeys } from './use-table-keys.ts'
import { usePrinting } from './use-printing.ts'

const LoadFile = lazy(async () => ({ default: (await import('./file/LoadFile.tsx')).LoadFile }))

/** A table of a profile being filled in: a grid for keyboard, mouse and touch, as in spreadsheets. */
export const EditTable = ({ element: whole }: { element: TableElement }) => {
  const element = useShownTable(whole)
  const { model, rows } = useTableModel(element, whole)
  const scroller = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const narrow = useNarrow()
  const isPrinting = usePrinting()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isWide, setWide] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const withFoot = hasTotals(model.columns)
  const show = useCallback((row: number) => bringIntoSight(scroller.current, row, withFoot), [withFoot])
  const commands = useGridCommands(model, { show, openRow: setOpenId })
  const pasting = usePaste(model)
  const { paste } = pasting
  const clipboard = useClipboard(
    model,
    useCallback((lines) => void paste(lines), [paste]),
    commands.clear,
  )
  const closeMenu = useCallback(() => setMenuAt(null), [])
  const onTap = useCallback(() => {
    if (narrow) commands.openRow()
    else commands.edit('into')
  }, [narrow, commands])
  const onEscape = useCallback(() => {
    if (isWide) setWide(false)
    return isWide
  }, [isWide])
  useTableKeys(model.isReadOnly())
  if (isPrinting) {
    const { tree, store, references } = model.editing()
    const data = { values: store.values(), references: references() }
    return <ReadTable tree={tree} element={whole} data={data} />
  }
  return (
    <section
      className={cls('table-frame', isWide && 'table-wide')}
      aria-label={isWide ? wordsIn(element.name) : undefined}
      aria-busy={pasting.isBusy || undefined}
      onKeyDown={(event) => {
        // Cells handle Escape themselves.
        const isOutside = !(event.target as Element).closest('.grid-scroll')
        if (event.key === 'Escape' && isWide && isOutside) setWide(false)
      }}
    >
      <TableToolbar
        model={model}
        rows={rows}
        commands={commands}
        isWide={isWide}
        onWide={setWide}
        onLoad={() => setLoading(true)}
      />
      <div
        className="grid-scroll"
        ref={scroller}
        {...clipboard}
        onContextMenu={(event) => {
          const cell = (event.target as Element).closest<HTMLElement>('td[data-row]')
          if (!cell || model.grid.get().typing) return
          event.preventDefault()
          const spot = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
          if (cell.getAttribute('aria-selected') !== 'true') commands.go(spot)
          setMenuAt(cell)
        }}
      >
        {rows.length === 0 ? (
          <EmptyTable commands={commands} onLoad={mayLoadFile(model) ? () => setLoading(true) : null} />
        ) : (
          <Grid
            model={model}
            rows={rows}
            commands={commands}
            scroller={scroller}
            noteId={noteId}
            narrow={narrow}
            onTap={onTap}
            onEscape={onEscape}
          />
        )}
      </div>
      {rows.length > 0 ? <CellNote model={model} id={noteId} rows={rows} /> : null}
      <RowMenu model={model} commands={commands} anchor={menuAt} onClose={closeMenu} />
      <RowPanel model={model} rows={rows} id={openId} onOpen={setOpenId} onClose={() => setOpenId(null)} />
      <UnreadDialog
        doubtful={pasting.doubtful}
        onPaste={(doubtful) => void pasting.save(doubtful)}
        onCancel={pasting.cancel}
      />
      {isLoading ? (
        <Suspense>
          <LoadFile
            model={model}
            rows={rows}
            onLines={(lines, surplus) => void paste(lines, surplus)}
            onClose={() => setLoading(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
