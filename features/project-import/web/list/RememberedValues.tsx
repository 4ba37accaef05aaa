import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { listImportValues } from '../../contract/import.endpoints.ts'
import { valueActions } from '../import-actions.ts'
import { importPath } from '../import.types.ts'
import { useValueColumns } from './use-value-columns.tsx'

/** Remembered dictionary values of names; each choice can be undone. */
export const RememberedValues = () => {
  const t = useTexts('project-import')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listImportValues, {
    id: 'import-values',
    enabled: accelerator !== null,
    deniedHere: true,
  })
  const columns = useValueColumns()
  const rowActions = useActions(valueActions)
  return (
    <ListScreen
      of={list}
      title={t('values.title')}
      columns={columns}
      rowName={({ name }) => name}
      rowActions={rowActions}
      above={
        <section className="import-bring" aria-label={t('values.title')}>
          <BackLink to={importPath}>{t('back')}</BackLink>
          <p className="import-hint">{t('values.intro')}</p>
        </section>
      }
    />
  )
}
