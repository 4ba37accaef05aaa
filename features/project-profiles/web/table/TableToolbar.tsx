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
import type { GridCommands } from './grid/use-grid-commands.ts'
import type { Row, TableModel } from './model/use-table-model.ts'
import { useRowActions } from './row/use-row-actions.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { downloadProfileTable } from '../../contract/profile.endpoints.ts'

/** Downloads the saved table; pending values are saved first. A preview has no download. */
const useDownload = ({ element, editing }: TableModel) => {
  const { which, store } = editing()
  if (which === null) return null
  const fetchFile = async (format: 'xlsx' | 'csv'): Promise<void> => {
    try {
      await store.flush()
      saveFile(
        await download(downloadProfileTable, {
          query: { ...which, code: element.code, format },
        }),
      )
    } catch (error) {
      notifyError(error)
    }
  }
  return (format: 'xlsx' | 'csv'): void => void fetchFile(format)
}

type Props = {
  model: TableModel
  rows: readonly Row[]
  commands: GridCommands
  isWide: boolean
  onWide: (wide: boolean) => void
  onLoad: () => void
}

type MenuProps = Pick<Props, 'model' | 'commands' | 'rows'> & { files: MenuAction[] }

/** Rerenders at every move through the table, unlike the toolbar around it. */
const TableMenu = ({ model, commands, rows, files }: MenuProps) => {
  const t = useTexts('project-profiles')
  const rowActions = useRowActions(model, commands)
  return <ActionMenu label={t('table.menu')} actions={[...(rows.length > 0 ? rowActions : []), ...files]} />
}

/** Actions on a whole table. */
export const TableToolbar = ({ model, rows, commands, isWide, onWide, onLoad }: Props) => {
  const t = useTexts('project-profiles')
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
      {commands.canAdd() ? (
        <Button size="small" startIcon={<AddIcon />} onClick={() => commands.addRow()}>
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
              onClick={() => void commands.undo()}
            />
            <IconAction
              icon={RedoIcon}
              label={t('table.redo')}
              disabled={redoable === 0}
              onClick={() => void commands.redo()}
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
        <TableMenu model={model} commands={commands} rows={rows} files={files} />
      </span>
    </div>
  )
}
