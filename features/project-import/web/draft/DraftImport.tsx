import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { DeleteIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { deleteProjectImport, startProjectImport } from '../../contract/import.endpoints.ts'
import { importPath, type Import } from '../import.types.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportRules } from './ImportRules.tsx'
import { MappingTable } from './MappingTable.tsx'
import { SavedMappings } from './SavedMappings.tsx'
import { useImportSettings } from './use-import-settings.ts'

/** A file before its import: what its columns mean, how it is imported, and what would come of it. */
export const DraftImport = ({ one }: { one: Import }) => {
  const t = useTexts('project-import')
  const go = useGo()
  const { settings, change, isSaving, version } = useImportSettings(one)
  const start = useCommand(startProjectImport)
  const remove = useCommand(deleteProjectImport, {
    onDone: () => go(importPath),
  })
  const askDelete = () =>
    confirm({
      title: t('delete'),
      text: t('deleteConfirm', { name: one.fileName }),
      submitLabel: t('delete'),
      danger: true,
      onSubmit: () => remove.mutateAsync({ body: { importId: one.id } }),
    })
  const importable = one.check ? one.check.fresh + one.check.updated : 0
  return (
    <>
      <section aria-labelledby="import-columns" className="import-part">
        <h2 id="import-columns">1. {t('steps.columns')}</h2>
        <SavedMappings one={one} settings={settings} change={change} />
        <MappingTable one={one} settings={settings} change={change} />
      </section>
      <section aria-labelledby="import-rules" className="import-part">
        <h2 id="import-rules">2. {t('steps.rules')}</h2>
        <ImportRules one={one} settings={settings} change={change} />
      </section>
      <section aria-labelledby="import-check" className="import-part" aria-busy={isSaving}>
        <h2 id="import-check">3. {t('steps.check')}</h2>
        {one.check ? <ImportCheck importId={one.id} check={one.check} isChecking={isSaving} /> : null}
      </section>
      <div className="import-actions">
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={start.isPending}
          disabled={isSaving || importable === 0}
          onClick={() => start.mutate({ body: { importId: one.id, version } })}
        >
          {t('start')}
        </Button>
        <Button startIcon={<DeleteIcon />} onClick={askDelete}>
          {t('delete')}
        </Button>
      </div>
    </>
  )
}
