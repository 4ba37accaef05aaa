import '#platform/web/work/components/form/form.css'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listObjectGroups } from '../../contract/group.endpoints.ts'
import { groupActions } from './group-actions.tsx'

const GroupForm = lazy(async () => ({ default: (await import('./GroupForm.tsx')).GroupForm }))

const none: readonly never[] = []

/** The groups of the catalogue in their order; `again` reopens this panel after a form. */
export const GroupsPanel = ({ again }: { again: () => void }) => {
  const t = useTexts('objects')
  const { data, error, refetch } = useCall(listObjectGroups, {}, { deniedHere: true })
  const groups = data?.items ?? none
  const actionsOf = useActions(groupActions, { groups, again })
  const add = () =>
    openDrawer({
      title: t('groups.add'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <GroupForm group={null} again={again} />
        </Suspense>
      ),
    })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={5} />
  return (
    <div className="form">
      {groups.length === 0 ? (
        <p>{t('groups.none')}</p>
      ) : (
        <Rows>
          {groups.map((group) => (
            <Row
              key={group.id}
              title={group.name}
              facts={t('groups.objects', { count: group.objectsCount })}
              end={
                <ActionMenu actions={actionsOf(group)} label={t('groups.actionsOf', { name: group.name })} />
              }
            />
          ))}
        </Rows>
      )}
      <div>
        <Button startIcon={<AddIcon />} onClick={add}>
          {t('groups.add')}
        </Button>
      </div>
    </div>
  )
}
