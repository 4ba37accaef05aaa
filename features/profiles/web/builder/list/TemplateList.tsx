import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listProfileTemplates } from '../../../contract/template.endpoints.ts'
import { builderLink } from '../places.ts'
import { openTemplateForm } from './open-template-form.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { useTemplateActions } from './use-template-actions.ts'
import { useTemplateColumns, type TemplateRow } from './use-template-columns.tsx'

const linkOf = ({ id }: TemplateRow): string => builderLink({ templateId: id })

const cardOf = (row: TemplateRow) => <TemplateCard template={row} />

/** All profile templates with their versions. */
export const TemplateList = () => {
  const t = useTexts('profiles')
  const go = useGo()
  const list = useListState({
    id: 'profile-templates',
    sortings: ['NAME', 'CREATE_DATE'],
    defaultSort: 'NAME',
  })
  const answer = useCall(
    listProfileTemplates,
    { query: list.query },
    { keepPrevious: true, deniedHere: true },
  )
  const columns = useTemplateColumns()
  const rowActions = useTemplateActions()
  const create = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() =>
        openTemplateForm({
          title: t('builder.list.create'),
          deed: 'create',
          onDone: ({ templateId }) => go(builderLink({ templateId })),
        })
      }
    >
      {t('builder.list.create')}
    </Button>
  )
  const isEmpty = answer.data?.total === 0 && !list.isNarrowed
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowLink={linkOf}
      rowActions={rowActions}
      card={cardOf}
      action={isEmpty ? null : create}
      empty={{ title: t('builder.list.emptyTitle'), text: t('builder.list.emptyText'), action: create }}
    />
  )
}
