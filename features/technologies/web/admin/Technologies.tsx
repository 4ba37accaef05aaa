import { useMemo } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, DownloadIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { exportTechnologies } from '../../contract/technology-sheet.endpoints.ts'
import { listTechnologies } from '../../contract/technology.endpoints.ts'
import { technologyStateTable } from '../../domain/state-tables.ts'
import { readinessLevels } from '../../domain/states.ts'
import { nameOf } from './name-of.ts'
import { openNewTechnology, openTechnologyImport } from './open-forms.tsx'
import { technologyPath } from './paths.ts'
import { technologyActions } from './technology-actions.tsx'
import { columnsOf } from './technology-columns.tsx'
import type { TechnologyRow } from './technology.types.ts'

const linkOf = ({ id }: TechnologyRow) => technologyPath(id)

/** Screen of the catalogue with its drafts, for administrators. */
export const Technologies = () => {
  const t = useTexts('technologies')
  const list = useList(listTechnologies, { id: 'technologies' })
  const columns = useMemo(() => columnsOf(t), [t])
  const industries = useDictionary('INDUSTRIES')
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={nameOf}
      rowLink={linkOf}
      rowActions={useActions(technologyActions)}
      filters={{
        status: technologyStateTable,
        level: readinessLevels.map((level) => ({ value: String(level), label: t('level', { level }) })),
        industryId: industries.map(({ value, label }) => ({ value: String(value), label })),
      }}
      action={
        <>
          <Button component={ScreenLink} to={linkTo('/admin/technologies/proposals', { status: 'NEW' })}>
            {t('proposals.link')}
          </Button>
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => void download(exportTechnologies, {}).then(saveFile, notifyError)}
          >
            {t('import.download')}
          </Button>
          <Button startIcon={<UploadIcon />} onClick={() => openTechnologyImport(t('import.title'))}>
            {t('import.title')}
          </Button>
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddIcon />}
            onClick={() => openNewTechnology(t('form.newTitle'))}
          >
            {t('list.add')}
          </Button>
        </>
      }
    />
  )
}
