import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { startProjectImport } from '../../contract/import.endpoints.ts'
import type { Import } from '../import.types.ts'
import { importActions } from '../import-actions.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportRules } from './ImportRules.tsx'
import { MappingTable } from './MappingTable.tsx'
import { SavedMappings } from './SavedMappings.tsx'
import { useImportSettings } from './use-import-settings.ts'

/** A file before its import: what its columns mean, how it is imported, and what would come of it. */
export const DraftImport = ({ one }: { one: Import }) => {
  const t = useTexts('project-import')
  const { settings, change, isSaving, version } = useImportSettings(one)
  const start = useCommand(startProjectImport)
  const actions = useActions(importActions)(one)
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
        <ActionButtons actions={actions} />
      </div>
    </>
  )
}
