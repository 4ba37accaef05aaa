import { linkTo } from '#platform/domain/screen-paths.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { versionStateTable } from '../../../profile-templates/domain/state-tables.ts'
import { versionStates } from '../../../profile-templates/domain/states.ts'
import { getObjectUses } from '../../contract/object.endpoints.ts'

const builder = '/bch/view/project-profile-template-constructor'

/** Uses of an object by name, which prevent its deletion. */
export const ObjectUses = ({ id }: { id: number }) => {
  useTexts('profile-templates')
  const t = useTexts('objects')
  const { data, error, refetch } = useCall(getObjectUses, { query: { id } }, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const { templates, tasks, projects } = data
  const more = projects.total - projects.items.length
  if (templates.length + tasks.length + projects.total === 0)
    return <p className="object-panel-note">{t('uses.none')}</p>
  return (
    <Rows>
      {templates.map(({ id: templateId, name, versions }) => (
        <Row
          key={`template ${templateId}`}
          title={<ScreenLink to={`${builder}?templateId=${templateId}`}>{name}</ScreenLink>}
          facts={`${t('uses.template')}: ${versionStates
            .filter((state) => versions.includes(state))
            .map((state) => t(stateKey(versionStateTable, state)))
            .join(', ')}`}
        />
      ))}
      {tasks.map(({ id: taskId, name, track, accelerator }) => (
        <Row
          key={`task ${taskId}`}
          title={name}
          facts={`${t('uses.task')}: ${[track, accelerator].filter(Boolean).join(' · ')}`}
        />
      ))}
      {projects.items.map(({ id: projectId, name }) => (
        <Row
          key={`project ${projectId}`}
          title={
            <ScreenLink to={linkTo('/bch/view/project-details', { id: projectId, tab: 'profile' })}>
              {name}
            </ScreenLink>
          }
          facts={t('uses.project')}
        />
      ))}
      {more > 0 ? (
        <Row title={t(projects.totalIsExact ? 'uses.more' : 'uses.muchMore', { count: more })} />
      ) : null}
    </Rows>
  )
}
