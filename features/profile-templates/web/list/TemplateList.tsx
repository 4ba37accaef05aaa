import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { templatePurposes } from '../../domain/states.ts'
import { listProfileTemplates } from '../../contract/template.endpoints.ts'
import { builderLink } from '../places.ts'
import { templateActions } from './template-actions.tsx'
import { type TemplateRow, useTemplateColumns } from './use-template-columns.tsx'
import { VersionState } from '../versions/VersionState.tsx'
import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { TemplateFormProps } from './TemplateForm.tsx'

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm.tsx')).TemplateForm }))

/** Opens the form to create, rename or copy a template in the drawer. */
const openTemplateForm = ({ title, ...form }: TemplateFormProps & { title: string }): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <TemplateForm {...form} />
      </Suspense>
    ),
  })

/** Details of a template in the list on narrow screens. */
const TemplateCard = ({ template: { versions } }: { template: TemplateRow }) => (
  <span className="builder-chips">
    {versions.slice(0, 3).map((version) => (
      <VersionState key={version.id} version={version} />
    ))}
  </span>
)

const linkOf = ({ id }: TemplateRow) => builderLink({ templateId: id })

const cardOf = (row: TemplateRow) => <TemplateCard template={row} />

/** All profile templates with their versions. */
export const TemplateList = () => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const list = useList(listProfileTemplates, { id: 'profile-templates', deniedHere: true })
  const columns = useTemplateColumns()
  const rowActions = useActions(templateActions)
  const create = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() =>
        openTemplateForm({
          title: t('builder.list.create'),
          kind: 'create',
          onDone: ({ templateId }) => go(builderLink({ templateId })),
        })
      }
    >
      {t('builder.list.create')}
    </Button>
  )
  const isEmpty = list.isEmpty
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={(row) => row.name}
      rowLink={linkOf}
      rowActions={rowActions}
      filters={{
        purpose: templatePurposes.map((value) => ({ value, label: t(`builder.purposes.${value}`) })),
      }}
      card={cardOf}
      action={isEmpty ? null : create}
      emptyAction={create}
    />
  )
}
