import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import type { GridCommands } from './grid/use-grid-commands.ts'

/** A table without rows: explains the first step; a block can be pasted here. */
export const EmptyTable = ({ commands, onLoad }: { commands: GridCommands; onLoad: (() => void) | null }) => {
  const t = useTexts('project-profiles')
  if (!commands.canAdd()) return <p className="table-empty">{t('table.emptyClosed')}</p>
  return (
    <div className="table-empty" tabIndex={0} role="group" aria-label={t('table.empty')}>
      <p>{t('table.empty')}</p>
      <div className="table-buttons">
        <Button startIcon={<AddIcon />} onClick={() => commands.addRow()}>
          {t('table.firstRow')}
        </Button>
        {onLoad ? (
          <Button variant="text" startIcon={<UploadIcon />} onClick={onLoad}>
            {t('table.file.load')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
