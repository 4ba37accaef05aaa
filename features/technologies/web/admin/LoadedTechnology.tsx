import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { technologyStateTable } from '../../domain/state-tables.ts'
import { nameOf } from './name-of.ts'
import { technologyActions } from './technology-actions.tsx'
import type { Technology } from './technology.types.ts'
import { useTechnologyTabs } from './use-technology-tabs.tsx'
import { isDraft } from '../../domain/states.ts'

/** Page of a loaded technology. */
export const LoadedTechnology = ({ technology }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const actions = useActions(technologyActions)(technology)
  const tabs = useTechnologyTabs(technology)
  const { id, code, level, status } = technology
  return (
    <DetailsScreen
      listId="technologies"
      backTo="/admin/technologies"
      backLabel={t('list.title')}
      name={nameOf(technology)}
      state={<StateOf table={technologyStateTable} state={status} />}
      facts={
        <>
          <span>{code}</span>
          <span>{level === null ? t('noLevel') : t('level', { level })}</span>
          {isDraft(technology) ? null : (
            <a href={linkTo('/details/technology', { id })}>{t('details.publicPage')}</a>
          )}
        </>
      }
      actions={actions}
      tabs={tabs}
    />
  )
}
