import type { PageHref } from '#platform/domain/screen-paths.ts'
import './details.css'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useRawSearch } from '../../navigation/use-screen-search.ts'
import { PageActions } from '../../actions/PageActions.tsx'
import type { MenuAction } from '../ActionMenu.tsx'
import { PageHead } from '../PageHead.tsx'
import { Avatar } from '../text/Avatar.tsx'
import { RecordNavigation } from './RecordNavigation.tsx'
import { Tabs, type DetailsTab } from './Tabs.tsx'
import { useRemembered } from './use-remembered.ts'

/** Props of a details screen; see `DetailsScreen`. */
export type DetailsScreenProps = {
  /** The list it was opened from: the id of its `useListState`. */
  listId: string
  /** Its path, if the page was opened directly. */
  backTo: PageHref
  backLabel?: string
  name: string
  logoUrl?: string | null
  /** Owner of the picture or initials before the name, if not the record itself. */
  pictured?: string
  state?: ReactNode
  /** Facts next to the chip: number, people. */
  facts?: ReactNode
  /** Next step and deadline in one sentence. */
  nextStep?: ReactNode
  /** From `useActions`: the primary one is a button, the others are in a menu, and all are in the palette. */
  actions?: readonly MenuAction[]
  /** Sections, selected by `tab` in the URL; a single section is passed as `children`. */
  tabs?: readonly DetailsTab[]
  children?: ReactNode
  history?: ReactNode
}

const none: readonly never[] = []

/**
 * The page of one record.
 *
 * ```tsx
 * <DetailsScreen
 *   listId="projects-in-work" backTo="/bch/view/projects-in-work" name={project.name}
 *   state={<StateChip tone={tones[request.status]} label={t(`states.${request.status}`)} />}
 *   nextStep={t('waitingForTracker', { since })}
 *   actions={useActions(requestActions)(request)}
 *   tabs={[{ key: 'tasks', title: t('tasks'), count: 5, content: () => <Tasks /> }]}
 *   history={<History entries={entries} />}
 * />
 * ```
 */
export const DetailsScreen = ({ actions = none, tabs = none, history, ...record }: DetailsScreenProps) => {
  const t = useTexts()
  const id = useId()
  const [raw, setSearch] = useRawSearch()
  useRemembered(record.name)
  const tab = tabs.find(({ key }) => key === raw['tab']) ?? tabs[0]
  return (
    <article className="details">
      <RecordNavigation listId={record.listId} backTo={record.backTo} backLabel={record.backLabel} />
      <PageHead
        before={
          <Avatar name={record.pictured ?? record.name} url={record.logoUrl ?? null} size={44} square />
        }
        title={record.name}
        isName
        actions={<PageActions actions={actions} />}
      />
      <div className="details-facts">
        {record.state}
        {record.facts}
      </div>
      {record.nextStep ? <p className="details-next">{record.nextStep}</p> : null}
      {tabs.length > 0 && tab ? (
        <Tabs
          id={id}
          label={t('details.tabs')}
          tabs={tabs}
          chosen={tab.key}
          onChoose={(key) => setSearch({ tab: key === tabs[0]?.key ? undefined : key })}
        />
      ) : null}
      <div className="details-columns">
        {tab ? (
          <div
            className="details-main"
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${tab.key}`}
            tabIndex={-1}
          >
            {tab.content()}
          </div>
        ) : (
          <div className="details-main">{record.children}</div>
        )}
        {history && !tab?.wide ? (
          <aside className="details-side" aria-label={t('details.history')}>
            <h2>{t('details.history')}</h2>
            {history}
          </aside>
        ) : null}
      </div>
    </article>
  )
}
