import { useRef } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import type { SendFile } from '#platform/web/work/components/uploads/use-uploads.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { download } from '#platform/web/api/download.ts'
import {
  downloadImportSample,
  listProjectImports,
  uploadProjectImport,
} from '../../contract/import.endpoints.ts'
import { importActions } from '../import-actions.ts'
import { importPath } from '../import.types.ts'
import { useImportColumns } from './use-import-columns.tsx'
import { DownloadFile } from '../DownloadFile.tsx'

/** Downloads a sample spreadsheet with only known columns. */
const DownloadSample = () => {
  const t = useTexts('project-import')
  return <DownloadFile ask={() => download(downloadImportSample, {})}>{t('sample.download')}</DownloadFile>
}

/** Upload of a file, and the files uploaded so far. */
export const ImportsList = () => {
  const t = useTexts('project-import')
  const go = useGo()
  const accelerator = useStore(acceleratorStore)
  const importedId = useRef<number | null>(null)
  const list = useList(listProjectImports, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(importActions)
  const columns = useImportColumns()
  const send: SendFile = async (file, options) => {
    importedId.current = (await upload(uploadProjectImport, {}, file, options)).id
  }
  if (accelerator === null || isOutsideTeam(list.answer.error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('noTeamTitle')} text={t('noTeam')} />
      </section>
    )
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ fileName }) => fileName}
      rowLink={({ id }) => linkTo(importPath, { importId: id })}
      rowActions={rowActions}
      above={
        <section className="import-bring" aria-label={t('upload.label')}>
          <p>{t('intro')}</p>
          <FileDrop
            single
            label={t('upload.label')}
            types={['xlsx', 'csv']}
            send={send}
            onArrived={() => go(linkTo(importPath, { importId: importedId.current ?? undefined }))}
          />
          <div className="import-actions">
            <DownloadSample />
            <Button component={ScreenLink} to={linkTo(importPath, { part: 'values' })}>
              {t('values.title')}
            </Button>
            <span className="import-hint">{t('sample.help')}</span>
          </div>
        </section>
      }
    />
  )
}
