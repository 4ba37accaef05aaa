import { lazy, Suspense, useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { listTechnologies } from '../../contract/technology.endpoints.ts'
import { technologyStateTable } from '../../domain/state-tables.ts'
import { readinessLevels } from '../../domain/states.ts'
import { nameOf } from './name-of.ts'
import { technologyPath } from './paths.ts'
import { technologyActions } from './technology-actions.tsx'
import { columnsOf } from './technology-columns.tsx'
import type { TechnologyRow } from './technology.types.ts'

const NewTechnology = lazy(async () => ({ default: (await import('./NewTechnology.tsx')).NewTechnology }))

const linkOf = ({ id }: TechnologyRow) => technologyPath(id)

/** The catalogue of technologies with its drafts, for its keepers. */
export const Technologies = () => {
  const t = useTexts('technologies')
  const list = useList(listTechnologies, { id: 'technologies' })
  const columns = useMemo(() => columnsOf(t), [t])
  const industries = useDictionary('INDUSTRIES')
  const create = () =>
    openDrawer({
      title: t('form.newTitle'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <NewTechnology />
        </Suspense>
      ),
    })
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
        <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={create}>
          {t('list.add')}
        </Button>
      }
    />
  )
}
