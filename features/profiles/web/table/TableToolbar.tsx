import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ActionMenu, type MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import {
  AddIcon,
  CloseIcon,
  DownloadIcon,
  OpenIcon,
  RedoIcon,
  UndoIcon,
  UploadIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { mayLoadFile } from './file/may-load-file.ts'
import type { GridDeeds } from './grid/use-grid-deeds.ts'
import type { Row, TableModel } from './model/use-table-model.ts'
import { useRowActions } from './row/use-row-actions.ts'
import { useDownload } from './file/use-download.ts'

type Props = {
  model: TableModel
  rows: readonly Row[]
  deeds: GridDeeds
  isWide: boolean
  onWide: (wide: boolean) => void
  onLoad: () => void
}

type MenuProps = Pick<Props, 'model' | 'deeds' | 'rows'> & { files: MenuAction[] }

/** Drawn anew at every step through the table, unlike the bar around it. */
const TableMenu = ({ model, deeds, rows, files }: MenuProps) => {
  const t = useTexts('profiles')
  const rowActions = useRowActions(model, deeds)
  return <ActionMenu label={t('table.menu')} actions={[...(rows.length > 0 ? rowActions : []), ...files]} />
}

/** What can be done with a table as a whole. */
export const TableToolbar = ({ model, rows, deeds, isWide, onWide, onLoad }: Props) => {
  const t = useTexts('profiles')
  const undoable = useStore(model.history.counts.done)
  const redoable = useStore(model.history.counts.undone)
  const download = useDownload(model)
  const isReadOnly = model.isReadOnly()
  const mayLoad = mayLoadFile(model)
  const files: MenuAction[] = [
    ...(isReadOnly || !mayLoad
      ? []
      : [{ key: 'load', label: t('table.file.load'), icon: UploadIcon, onClick: onLoad }]),
    ...(download
      ? (['xlsx', 'csv'] as const).map((format) => ({
          key: format,
          label: t(`table.file.${format}`),
          icon: DownloadIcon,
          onClick: () => download(format),
        }))
      : []),
  ]
  return (
    <div className="table-toolbar">
      {deeds.canAdd() ? (
        <Button size="small" startIcon={<AddIcon />} onClick={() => deeds.addRow()}>
          {t('table.addRow')}
        </Button>
      ) : null}
      <span className="table-count">{t('table.count', { count: rows.length })}</span>
      <span className="table-tools">
        {isReadOnly ? null : (
          <>
            <IconAction
              icon={UndoIcon}
              label={t('table.undo')}
              disabled={undoable === 0}
              onClick={() => void deeds.undo()}
            />
            <IconAction
              icon={RedoIcon}
              label={t('table.redo')}
              disabled={redoable === 0}
              onClick={() => void deeds.redo()}
            />
          </>
        )}
        {rows.length > 0 ? (
          <IconAction
            icon={isWide ? CloseIcon : OpenIcon}
            label={t(isWide ? 'table.leaveWide' : 'table.wide')}
            onClick={() => onWide(!isWide)}
          />
        ) : null}
        <TableMenu model={model} deeds={deeds} rows={rows} files={files} />
      </span>
    </div>
  )
}
